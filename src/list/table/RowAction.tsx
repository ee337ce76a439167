import { useMemo, type ReactNode } from 'react';
import type { RaRecord } from 'ra-core';
import { preloadActions } from '../../actions/ActionsContext';
import { useActions } from '../../actions/useActions';
import type { Action } from '../../config/types';
import { useListContext } from '../ListContext';

interface RowActionProps {
  action: Action;
  record: RaRecord;
  children: ReactNode;
}

/** Button in a row that runs an action; a click anywhere on the row presses it. Plain text if the action is unavailable. */
export function RowAction({ action, record, children }: RowActionProps) {
  const { resource, parent } = useListContext();
  const actions = useMemo(() => [action], [action]);
  const [rowAction] = useActions(actions, { resource, record, parent, selection: undefined });
  if (!rowAction || rowAction.disabledReason !== null) return children;
  return (
    <button
      type="button"
      className="row-link row-action"
      aria-haspopup="dialog"
      onPointerEnter={preloadActions}
      onFocus={preloadActions}
      onClick={rowAction.run}
    >
      {children}
    </button>
  );
}
