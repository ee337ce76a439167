import { isPlainObject } from '../../../lib/json';

/** State of an update. */
export type UpdateState = 'COMPLETED' | 'IN_PROGRESS' | 'FAILED';

/** `update`: it failed, or could not be tracked; `check`: its state is unknown. */
export type UpdateFailure = 'update' | 'check';

/** Parses the state. An invalid response throws, so that nothing counts as completed by mistake. */
export function parseUpdateState(answer: unknown): UpdateState {
  const state = isPlainObject(answer) ? answer.state : undefined;
  if (state === 'COMPLETED' || state === 'IN_PROGRESS' || state === 'FAILED') return state;
  throw new Error('The answer has no state of an update');
}

/** Returns the failure of a gateway's modules; a failed update takes precedence over a failed check. */
export function getUpdateFailure(
  modules: readonly { state: UpdateState | undefined; error: Error | null }[],
): UpdateFailure | null {
  const failed = modules.some(({ state, error }) => (error ? state === 'IN_PROGRESS' : state === 'FAILED'));
  if (failed) return 'update';
  return modules.some(({ error }) => error) ? 'check' : null;
}
