import type { RaRecord } from 'ra-core';
import { ActionButtons } from '../../actions/ActionButtons';
import { ActionMenu } from '../../actions/ActionMenu';
import { useActions } from '../../actions/useActions';
import type { Detail, Resource } from '../../config/types';
import { showTexts } from '../texts';

interface OverflowActionsProps {
  resource: Resource;
  detail: Detail;
  record: RaRecord;
  /** See `ActionButtons`. */
  pageSubject?: string | undefined;
}

/** Overflow menu of a record. An action that this user has alone is a button, unless it is one already. */
export function OverflowActions({ resource, detail, record, pageSubject }: OverflowActionsProps) {
  const { actions, overflowActions } = detail;
  const readyActions = useActions(overflowActions, {
    resource,
    record,
    selection: undefined,
    parent: undefined,
  });
  const target = { resource, record, pageSubject };
  if (readyActions.length > 1)
    return <ActionMenu actions={overflowActions} label={showTexts.more_actions} {...target} />;
  return (
    <ActionButtons
      actions={readyActions.flatMap(({ action }) => (actions.includes(action) ? [] : action))}
      {...target}
    />
  );
}
