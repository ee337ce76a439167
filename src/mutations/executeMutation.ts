import { ApiError, UNKNOWN_ERROR, type Scope } from '../../dataProvider';
import type { OutcomeRules } from '../config/types';
import { resolveOutcome, type ResolvedOutcome } from './outcome/resolveOutcome';

type Values = Readonly<Record<string, unknown>>;

/** What a host answered to a write. */
export interface MutationResponse {
  status: number;
  /** What conditions, texts and paths find under `result`. */
  result: Values;
}

interface ExecuteOptions {
  send: () => Promise<MutationResponse>;
  /** `result` is added once there is one. */
  scope: Scope;
  outcomes: OutcomeRules['outcomes'];
  /** Nothing is changed at the host, so a lost answer is a failure like any other. */
  isReadOnly?: boolean | undefined;
}

/** How one send ended, with all that is needed to say so. */
export interface MutationResult {
  outcome: ResolvedOutcome;
  /** With `result` where it was done. */
  scope: Scope;
  /** Status of the answer, or code of the failure. */
  code: ApiError['code'];
  /** Why it was not done; undefined where it was. */
  error: ApiError | undefined;
}

/** Sends once and decides how it ended. Never rejects. A write of several sends goes through here for each. */
export async function executeMutation({
  send,
  scope,
  outcomes,
  isReadOnly,
}: ExecuteOptions): Promise<MutationResult> {
  const answer = await send().catch(toApiError);
  if (answer instanceof ApiError) {
    const outcome = resolveOutcome(answer, outcomes, scope, { isReadOnly });
    // What was wanted is so already.
    if (outcome.countsAsSuccess)
      return { outcome, scope: { ...scope, result: {} }, code: answer.code, error: undefined };
    return { outcome, scope, code: answer.code, error: answer };
  }
  const doneScope: Scope = { ...scope, result: answer.result };
  const outcome = resolveOutcome(answer, outcomes, doneScope, { isReadOnly });
  return { outcome, scope: doneScope, code: answer.status, error: undefined };
}

/** A failure of the console itself, such as an unusable id, reads like any other; a send that was stopped is no news. */
function toApiError(failure: unknown): ApiError {
  if (failure instanceof ApiError) return failure;
  if (!(failure instanceof Error && failure.name === 'AbortError')) console.error(failure);
  return new ApiError(UNKNOWN_ERROR);
}
