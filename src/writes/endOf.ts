import { ApiError, fillText, type Scope } from '../../dataProvider';
import { NO_ANSWER } from '../../dataProvider/apiError';
import { evaluate } from '../config/evaluate';
import type { Outcome } from '../config/types';
import type { Tone } from '../ui/httpText';

/** What a host answered, or how the call failed. */
type Answer = { status: number } | ApiError;

/** How a write ended, as its declaration has it. Texts are keys or literals, still with their placeholders. */
export type End =
  /** A message for some seconds. */
  | { kind: 'say'; tone: Tone; text: string; seconds: number | undefined }
  /** A message under a field of the form. */
  | { kind: 'field'; field: string; text: string }
  /** Done, yet the form stays open and shows the text, and the entries of the answer that it is about. */
  | { kind: 'stay'; tone: Tone; text: string; items: Outcome['items'] }
  | { kind: 'silent' }
  /** A failure that nothing was declared for: the general text of its code speaks. */
  | { kind: 'general'; error: ApiError }
  /** No answer: nobody knows whether it was done. */
  | { kind: 'lost'; error: ApiError };

const tones = ['success', 'info', 'warning', 'error'] as const;

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
  if (!found) {
    if (!error) return { kind: 'silent' };
    return { kind: isLost ? 'lost' : 'general', error };
  }
  const declared = tones.find((name) => found[name] !== undefined);
  const tone = declared ?? (error ? 'error' : 'success');
  const text = declared === undefined ? '' : (found[declared] ?? '');
  if (found.stay && !error) return { kind: 'stay', tone, text, items: found.items };
  if (found.silent ?? declared === undefined) return { kind: 'silent' };
  if (found.field !== undefined) return { kind: 'field', field: found.field, text };
  return { kind: 'say', tone, text, seconds: found.for };
}

const hasNoAnswer = ({ code }: ApiError): boolean => code === NO_ANSWER || code === 'ECONNABORTED';

function fits({ on, detail, when }: Outcome, answer: Answer, scope: Scope): boolean {
  const error = answer instanceof ApiError ? answer : undefined;
  const code = answer instanceof ApiError ? answer.code : answer.status;
  if (when !== undefined && !evaluate(when, scope)) return false;
  if (!isOn(on, code, error !== undefined)) return false;
  if (detail === undefined) return true;
  const wanted = fillText(detail, scope);
  return error !== undefined && wanted !== '' && error.detail.includes(wanted);
}

function isOn(on: Outcome['on'], code: ApiError['code'], failed: boolean): boolean {
  if (on === 'ok') return !failed;
  if (on === 'error') return failed;
  return typeof on === 'number' ? on === code : on.some((one) => one === code);
}
