import { useMemo, type ReactNode } from 'react';
import type { RaRecord } from 'ra-core';
import { preloadActions } from '../../actions/ActionsContext';
import { useActions } from '../../actions/useActions';
import type { Action, Resource } from '../../config/types';

interface RowActionProps {
  action: Action;
  resource: Resource;
  record: RaRecord;
  parent: RaRecord | undefined;
  children: ReactNode;
}

/** The button of a row whose click runs an action; a click anywhere on the row presses it. Plain where it cannot be done. */
export function RowAction({ action, resource, record, parent, children }: RowActionProps) {
  const actions = useMemo(() => [action], [action]);
  const [ready] = useActions(actions, { resource, record, parent, selection: undefined });
  if (!ready || ready.why !== null) return children;
  return (
    <button
      type="button"
      className="row-link row-action"
      aria-haspopup="dialog"
      onPointerEnter={preloadActions}
      onFocus={preloadActions}
      onClick={ready.run}
    >
      {children}
    </button>
  );
}
