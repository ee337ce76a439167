import type { Action, Resource } from '../../config/types';

/** True if the action deletes the record itself, and not a link to it. */
export function isOwnDeletion({ behaviour }: Action, { api }: Resource): boolean {
  if (behaviour.kind !== 'send') return false;
  const ownPaths = [api.delete?.path, api.getOne?.path];
  return behaviour.callVariants.some(
    ({ call }) => call.method === 'DELETE' && call.host === api.host && ownPaths.includes(call.path),
  );
}
