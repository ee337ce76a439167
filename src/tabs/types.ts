import type { ComponentType } from 'react';
import type { RaRecord } from 'ra-core';
import type { Json, Resource } from '../config/types';

/** What a tab written in code gets. It talks to the host only through the data provider. */
export interface TabProps {
  record: RaRecord;
  resource: Resource;
  /** The `options` of the declaration. */
  options: Readonly<Record<string, Json>>;
}

/** A tab written in code: `src/tabs/<id>/index.ts` exports it as default; `loader` keeps what it needs out of the start. */
export interface TabType {
  id: string;
  loader: () => Promise<{ default: ComponentType<TabProps> }>;
}
