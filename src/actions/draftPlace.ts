import type { DraftPlace } from '../drafts/drafts';
import type { RunningAction } from '../writes/target';

/** Where the draft of an action's form is kept. */
export function actionPlace({
  action,
  target,
}: Pick<RunningAction, 'action' | 'target'>): Omit<DraftPlace, 'title'> {
  const { resource, record, selection, parent } = target;
  const isAlone = selection === undefined && parent === undefined;
  return {
    resource: resource.name,
    form: action.id,
    id: String(record?.id ?? (parent ? `in ${parent.id}` : '')),
    reopens: isAlone ? 'action' : 'byHand',
  };
}
