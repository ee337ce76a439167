import { useMemo } from 'react';
import type { RaRecord } from 'ra-core';
import { idOf } from '../../dataProvider';
import type { Action, ActionCheck, Resource } from '../config/types';
import { Button } from '../ui/Button';
import type { ActionTarget } from '../writes/target';
import { useActions } from './useActions';
import { useDeclared } from './useLoaded';

interface EntryActProps {
  act: NonNullable<ActionCheck['block'][number]['act']>;
  entry: RaRecord;
  /** What the entry is called. */
  name: string;
  /** Of the action that it stands in the way of. */
  target: ActionTarget;
}

/** What takes an entry out of the way, once its declaration is there. Where that cannot be had, its link leads there. */
export function EntryAct({ act, entry, name, target }: EntryActProps) {
  const { resource, isMissing } = useDeclared(act.resource);
  const action = resource?.actions[act.action];
  if (isMissing) return null;
  if (!resource || !action) return <span className="skeleton blocked-act" aria-hidden />;
  return <ActButton action={action} resource={resource} entry={entry} name={name} parent={target.record} />;
}

interface ActButtonProps extends Pick<EntryActProps, 'entry' | 'name'> {
  action: Action;
  resource: Resource;
  parent: RaRecord | undefined;
}

function ActButton({ action, resource, entry, name, parent }: ActButtonProps) {
  const actions = useMemo(() => [action], [action]);
  const record = useMemo(() => ({ ...entry, id: idOf(entry, resource.api.id) }), [entry, resource]);
  const ready = useActions(actions, { resource, record, selection: undefined, parent });
  return ready.map(({ label, why, run }) => (
    <Button key={label} small why={why} aria-label={`${label}: ${name}`} onClick={() => run()}>
      {label}
    </Button>
  ));
}
