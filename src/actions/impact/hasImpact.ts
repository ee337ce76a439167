import type { Action, Resource } from '../../config/types';

/** True if the action deletes the record itself, and not a link to it. */
export function isOwnDeletion({ behaviour }: Action, { api }: Resource): boolean {
  if (behaviour.kind !== 'send') return false;
  const ownPaths = [api.delete?.path, api.getOne?.path];
  return behaviour.callVariants.some(
    ({ call }) => call.method === 'DELETE' && call.host === api.host && ownPaths.includes(call.path),
  );
}

/** True if the question of an action shows what depends on the record. */
export const hasImpact = (action: Action, resource: Resource): boolean =>
  action.behaviour.kind === 'send' && (action.behaviour.impact !== null || isOwnDeletion(action, resource));
