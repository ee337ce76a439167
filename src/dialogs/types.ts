import type { ComponentType } from 'react';
import type { RaRecord } from 'ra-core';
import type { Json, Resource } from '../config/types';

/** What a dialog written in code gets. It talks to the host only through the data provider. */
export interface DialogProps {
  resource: Resource;
  /** The record the action stands at; absent for an action of a list. */
  record: RaRecord | undefined;
  /** The record whose tab the list stands in. */
  parent: RaRecord | undefined;
  selection: readonly RaRecord[] | undefined;
  /** The `options` of the action. */
  options: Readonly<Record<string, Json>>;
  /** Label of the action, already translated. */
  label: string;
  /** Ends the action; `changed` reads again what is on screen. */
  onClose: (changed?: 'changed') => void;
}

/** A dialog written in code: `src/dialogs/<id>/index.ts` exports it as default; `loader` keeps what it needs out of the start. */
export interface DialogType {
  id: string;
  loader: () => Promise<{ default: ComponentType<DialogProps> }>;
}
