import { ApiError, OTHER, type Scope } from '../../dataProvider';
import type { Endings } from '../config/types';
import { endOf, type End } from './endOf';

type Values = Readonly<Record<string, unknown>>;

/** What a host answered to a write. */
export interface Sent {
  status: number;
  /** What conditions, texts and paths find under `result`. */
  result: Values;
}

interface SendOptions {
  send: () => Promise<Sent>;
  /** `result` is added once there is one. */
  scope: Scope;
  outcomes: Endings['outcomes'];
  /** Nothing is changed at the host, so a lost answer is a failure like any other. */
  isRead?: boolean | undefined;
}

/** How one send ended, with all that is needed to say so. */
export interface Ended {
  end: End;
  /** With `result` where it was done. */
  scope: Scope;
  /** Status of the answer, or code of the failure. */
  code: ApiError['code'];
  /** Why it was not done; undefined where it was. */
  error: ApiError | undefined;
}

/** Sends once and decides how it ended. Never rejects. A write of several sends goes through here for each. */
export async function sendOnce({ send, scope, outcomes, isRead }: SendOptions): Promise<Ended> {
  const answer = await send().catch(asFailure);
  if (answer instanceof ApiError) {
    const end = endOf(answer, outcomes, scope, { isRead });
    // What was wanted is so already.
    if (end.isDone) return { end, scope: { ...scope, result: {} }, code: answer.code, error: undefined };
    return { end, scope, code: answer.code, error: answer };
  }
  const done: Scope = { ...scope, result: answer.result };
  const end = endOf(answer, outcomes, done, { isRead });
  return { end, scope: done, code: answer.status, error: undefined };
}

/** A failure of the console itself, such as an unusable id, reads like any other; a send that was stopped is no news. */
function asFailure(failure: unknown): ApiError {
  if (failure instanceof ApiError) return failure;
  if (!(failure instanceof Error && failure.name === 'AbortError')) console.error(failure);
  return new ApiError(OTHER);
}
