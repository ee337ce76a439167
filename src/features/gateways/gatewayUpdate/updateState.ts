import { isPlainObject } from '../../../lib/json';

/** How far an update is (AGW-42). */
export type UpdateState = 'COMPLETED' | 'IN_PROGRESS' | 'FAILED';

/** `update`: it failed, or could not be followed (AGW-51, AGW-52); `check`: nobody could tell (AGW-53). */
export type UpdateFailure = 'update' | 'check';

/** The state of an answer. What is none is an error: nothing may count as completed by mistake. */
export function parseUpdateState(answer: unknown): UpdateState {
  const state = isPlainObject(answer) ? answer.state : undefined;
  if (state === 'COMPLETED' || state === 'IN_PROGRESS' || state === 'FAILED') return state;
  throw new Error('The answer has no state of an update');
}

/** What went wrong with the modules of a gateway; an update that failed wins over a question that did. */
export function getUpdateFailure(
  modules: readonly { state: UpdateState | undefined; error: Error | null }[],
): UpdateFailure | null {
  const failed = modules.some(({ state, error }) => (error ? state === 'IN_PROGRESS' : state === 'FAILED'));
  if (failed) return 'update';
  return modules.some(({ error }) => error) ? 'check' : null;
}
