import { ApiError, fillText, type Scope } from '../../dataProvider';
import { endsTheVisit, isLost as hasNoAnswer } from '../../dataProvider/apiError';
import { evaluate } from '../config/evaluate';
import type { Outcome, Said, ThenStep } from '../config/types';

/** What a host answered, or how the call failed. */
type Answer = { status: number } | ApiError;

/** How a write ended: what its declaration says of it, or one of the ends that nobody has to declare. */
export type End =
  /**
   * `isNamed`: it ends the visit, and a text was declared for its very status. `because`: why, where the text stands for failures of every kind. `then`: what follows this very end. `isDone`: it failed,
   * and is a success.
   */
  | (Said & { because?: ApiError; then?: readonly ThenStep[]; isDone?: true; isNamed?: true })
  /** A failure that nothing was declared for: the general text of its code speaks. */
  | { kind: 'general'; error: ApiError; isDone?: never; isNamed?: never }
  /** No answer, or none that can be read: nobody knows whether it was done. */
  | { kind: 'lost'; error: ApiError; isDone?: never; isNamed?: never };

/**
 * How a call ended: the first declared outcome that fits. Conditions and placeholders of all outcomes see one scope:
 * members of the record at the top, `form`, `parent`, `result` and `$me` under their names.
 *
 * A write without an answer is `lost`, unless an outcome was declared for that very code: one for `error` would claim
 * that nothing was saved. A read (`isRead`) is never lost.
 */
export function endOf(
  answer: Answer,
  outcomes: readonly Outcome[],
  scope: Scope,
  { isRead = false }: { isRead?: boolean | undefined } = {},
): End {
  const error = answer instanceof ApiError ? answer : undefined;
  const isLost = error !== undefined && !isRead && hasNoAnswer(error);
  const found = outcomes.find((one) => !(isLost && one.on === 'error') && fits(one, answer, scope));
  if (found) {
    const isAny = found.on === 'error' && found.detail === null && found.said.kind !== 'silent';
    const own = {
      ...(found.then === null ? {} : { then: found.then }),
      ...(error && found.isDone ? { isDone: true as const } : {}),
      ...(error && isAny ? { because: error } : {}),
      ...(endsTheVisit(error) && typeof found.on === 'object' ? { isNamed: true as const } : {}),
    };
    return { ...found.said, ...own };
  }
  if (!error) return { kind: 'silent' };
  return { kind: isLost ? 'lost' : 'general', error };
}

function fits({ on, detail, when }: Outcome, answer: Answer, scope: Scope): boolean {
  const error = answer instanceof ApiError ? answer : undefined;
  const code = answer instanceof ApiError ? answer.code : answer.status;
  if (when !== null && !evaluate(when, scope)) return false;
  if (!isOn(on, code, error !== undefined)) return false;
  if (detail === null) return true;
  if (error === undefined) return false;
  const said = ` ${plain(error.detail)}`;
  return detail
    .map((one) => plain(fillText(one, scope)))
    .some((one) => one !== '' && said.includes(` ${one}`));
}

/** Hosts write the same words with other capitals, blanks and signs between them: `building_id`, «building id». */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

function isOn(on: Outcome['on'], code: ApiError['code'], failed: boolean): boolean {
  if (on === 'ok') return !failed;
  if (on === 'error') return failed;
  return on.some((one) => one === code);
}
