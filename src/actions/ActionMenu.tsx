import type { RaRecord } from 'ra-core';
import type { Action, Resource } from '../config/types';
import { Menu } from '../ui/Menu';
import { useActions } from './useActions';
import { useActsOfPage } from './useActsOfPage';

interface ActionMenuProps {
  actions: readonly Action[];
  resource: Resource;
  /** Absent for the actions of a list. */
  record?: RaRecord | undefined;
  parent?: RaRecord | undefined;
  /** Names whose actions they are. */
  label: string;
  /** As of `ActionButtons`. */
  ofPage?: string | undefined;
}

/** Actions behind an ellipsis; nothing when there is none for this user. */
export function ActionMenu({ actions, resource, record, parent, label, ofPage }: ActionMenuProps) {
  const ready = useActions(actions, { resource, record, selection: undefined, parent });
  useActsOfPage(ready, ofPage);
  if (ready.length === 0) return null;
  return (
    <Menu
      label={label}
      icon="more"
      align="end"
      items={ready.map(({ action, label: text, why, to, run }) => ({
        id: action.id,
        label: text,
        icon: action.icon ?? undefined,
        danger: action.danger,
        disabled: why !== null,
        why: why ?? undefined,
        to: why === null ? to : undefined,
        onSelect: run,
      }))}
    />
  );
}
