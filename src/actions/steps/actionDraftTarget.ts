import type { DraftTarget } from '../../drafts/drafts';
import type { RunningAction } from '../actionTarget';

/** Returns the storage target of the draft of an action's form. */
export function getActionDraftTarget({
  action,
  target,
}: Pick<RunningAction, 'action' | 'target'>): Omit<DraftTarget, 'title'> {
  const { resource, record, selection, parent } = target;
  const isStandalone = selection === undefined && parent === undefined;
  return {
    resource: resource.name,
    form: action.id,
    id: String(record?.id ?? (parent ? `in ${parent.id}` : '')),
    reopens: isStandalone ? 'action' : 'byHand',
  };
}
