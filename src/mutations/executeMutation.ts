import { ApiError, UNKNOWN_ERROR, type Scope } from '../../dataProvider';
import type { OutcomeRules } from '../config/types';
import { resolveOutcome, type ResolvedOutcome } from './outcome/resolveOutcome';

type Values = Readonly<Record<string, unknown>>;

/** Response of a host to a write. */
export interface MutationResponse {
  status: number;
  /** Value of `result` in conditions, texts and paths. */
  result: Values;
}

interface ExecuteOptions {
  send: () => Promise<MutationResponse>;
  /** Scope of the write; `result` is added after a response. */
  scope: Scope;
  outcomes: OutcomeRules['outcomes'];
  /** True if the call changes nothing on the host, so a missing response is an ordinary failure. */
  isReadOnly?: boolean | undefined;
}

/** Result of one send, with the data needed to report it. */
export interface MutationResult {
  outcome: ResolvedOutcome;
  /** Scope of the write, with `result` if it succeeded. */
  scope: Scope;
  /** Status of the response, or code of the error. */
  code: ApiError['code'];
  /** Reason of the failure; undefined on success. */
  error: ApiError | undefined;
}

/** Sends once and resolves the outcome. Never rejects. A write of several requests calls this for each. */
export async function executeMutation({
  send,
  scope,
  outcomes,
  isReadOnly,
}: ExecuteOptions): Promise<MutationResult> {
  const answer = await send().catch(toApiError);
  if (answer instanceof ApiError) {
    const outcome = resolveOutcome(answer, outcomes, scope, { isReadOnly });
    // The desired state exists already.
    if (outcome.countsAsSuccess)
      return { outcome, scope: { ...scope, result: {} }, code: answer.code, error: undefined };
    return { outcome, scope, code: answer.code, error: answer };
  }
  const doneScope: Scope = { ...scope, result: answer.result };
  const outcome = resolveOutcome(answer, outcomes, doneScope, { isReadOnly });
  return { outcome, scope: doneScope, code: answer.status, error: undefined };
}

/** Errors of the console itself, such as an unusable id, are reported like others; an aborted send is not reported. */
function toApiError(failure: unknown): ApiError {
  if (failure instanceof ApiError) return failure;
  if (!(failure instanceof Error && failure.name === 'AbortError')) console.error(failure);
  return new ApiError(UNKNOWN_ERROR);
}
