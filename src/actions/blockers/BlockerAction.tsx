import { useMemo } from 'react';
import type { RaRecord } from 'ra-core';
import { getRecordId } from '../../../dataProvider';
import type { Action, ActionCheck, Resource } from '../../config/types';
import { Button } from '../../ui/button/Button';
import type { ActionTarget } from '../actionTarget';
import { useActions } from '../useActions';
import { useResourceDeclaration } from '../steps/useStepResource';

interface BlockerActionProps {
  actionRef: NonNullable<ActionCheck['blockedWhen'][number]['resolveAction']>;
  entry: RaRecord;
  /** Name of the entry. */
  name: string;
  /** Target of the blocked action. */
  target: ActionTarget;
}

/** Renders the action that removes an entry, once its declaration has loaded. If that fails, only the link remains. */
export function BlockerAction({ actionRef, entry, name, target }: BlockerActionProps) {
  const { resource, isMissing } = useResourceDeclaration(actionRef.resource);
  const action = resource?.actions[actionRef.action];
  if (isMissing) return null;
  if (!resource || !action) return <span className="skeleton blocked-act" aria-hidden />;
  return (
    <BlockerActionButton
      action={action}
      resource={resource}
      entry={entry}
      name={name}
      parent={target.record}
    />
  );
}

interface BlockerActionButtonProps extends Pick<BlockerActionProps, 'entry' | 'name'> {
  action: Action;
  resource: Resource;
  parent: RaRecord | undefined;
}

function BlockerActionButton({ action, resource, entry, name, parent }: BlockerActionButtonProps) {
  const actions = useMemo(() => [action], [action]);
  const record = useMemo(() => ({ ...entry, id: getRecordId(entry, resource.api.id) }), [entry, resource]);
  const readyActions = useActions(actions, { resource, record, selection: undefined, parent });
  return readyActions.map(({ label, disabledReason, run }) => (
    <Button
      key={label}
      small
      disabledReason={disabledReason}
      aria-label={`${label}: ${name}`}
      onClick={() => run()}
    >
      {label}
    </Button>
  ));
}
