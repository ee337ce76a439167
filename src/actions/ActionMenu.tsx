import type { RaRecord } from 'ra-core';
import type { Action, Resource } from '../config/types';
import { Menu } from '../ui/menu/Menu';
import { useActions } from './useActions';
import { useRegisterActionCommands } from './useRegisterActionCommands';

interface ActionMenuProps {
  actions: readonly Action[];
  resource: Resource;
  /** undefined for list actions. */
  record?: RaRecord | undefined;
  parent?: RaRecord | undefined;
  /** Accessible label: the subject of the actions. */
  label: string;
  /** See `ActionButtons`. */
  pageSubject?: string | undefined;
}

/** Renders actions in an overflow menu; nothing if this user has none. */
export function ActionMenu({ actions, resource, record, parent, label, pageSubject }: ActionMenuProps) {
  const readyActions = useActions(actions, { resource, record, selection: undefined, parent });
  useRegisterActionCommands(readyActions, pageSubject);
  if (readyActions.length === 0) return null;
  return (
    <Menu
      label={label}
      icon="more"
      align="end"
      items={readyActions.map(({ action, label: text, disabledReason, to, run }) => ({
        id: action.id,
        label: text,
        icon: action.icon ?? undefined,
        danger: action.danger,
        disabled: disabledReason !== null,
        disabledReason: disabledReason ?? undefined,
        to: disabledReason === null ? to : undefined,
        onSelect: run,
      }))}
    />
  );
}
