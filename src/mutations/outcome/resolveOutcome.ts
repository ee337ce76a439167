import { ApiError, fillTextTemplate, type Scope } from '../../../dataProvider';
import { isRedirectingError, isOutcomeUnknown as hasNoAnswer } from '../../../dataProvider/http/apiError';
import { evaluate } from '../../config/conditions/evaluate';
import type { OutcomeRule, OutcomeMessage, Effect } from '../../config/types';

/** What a host answered, or how the call failed. */
type Answer = { status: number } | ApiError;

/** How a write ended: what its declaration says of it, or one of the ends that nobody has to declare. */
export type ResolvedOutcome =
  /**
   * `isNamed`: it ends the visit, and a text was declared for its very status. `because`: why, where the text stands for failures of every kind. `then`: what follows this very end. `isDone`: it failed,
   * and is a success.
   */
  | (OutcomeMessage & {
      causeError?: ApiError;
      effects?: readonly Effect[];
      countsAsSuccess?: true;
      isStatusSpecific?: true;
    })
  /** A failure that nothing was declared for: the general text of its code speaks. */
  | { kind: 'general'; error: ApiError; countsAsSuccess?: never; isStatusSpecific?: never }
  /** No answer, or none that can be read: nobody knows whether it was done. */
  | { kind: 'lost'; error: ApiError; countsAsSuccess?: never; isStatusSpecific?: never };

/**
 * How a call ended: the first declared outcome that fits. Conditions and placeholders of all outcomes see one scope:
 * members of the record at the top, `form`, `parent`, `result` and `$me` under their names.
 *
 * A write without an answer is `lost`, unless an outcome was declared for that very code: one for `error` would claim
 * that nothing was saved. A read (`isRead`) is never lost.
 */
export function resolveOutcome(
  answer: Answer,
  outcomes: readonly OutcomeRule[],
  scope: Scope,
  { isReadOnly = false }: { isReadOnly?: boolean | undefined } = {},
): ResolvedOutcome {
  const error = answer instanceof ApiError ? answer : undefined;
  const isUnknown = error !== undefined && !isReadOnly && hasNoAnswer(error);
  const rule = outcomes.find(
    (outcome) => !(isUnknown && outcome.on === 'error') && matchesRule(outcome, answer, scope),
  );
  if (rule) {
    const isGenericRule = rule.on === 'error' && rule.detail === null && rule.message.kind !== 'silent';
    const extras = {
      ...(rule.effects === null ? {} : { effects: rule.effects }),
      ...(error && rule.countsAsSuccess ? { countsAsSuccess: true as const } : {}),
      ...(error && isGenericRule ? { causeError: error } : {}),
      ...(isRedirectingError(error) && typeof rule.on === 'object'
        ? { isStatusSpecific: true as const }
        : {}),
    };
    return { ...rule.message, ...extras };
  }
  if (!error) return { kind: 'silent' };
  return { kind: isUnknown ? 'lost' : 'general', error };
}

function matchesRule({ on, detail, when }: OutcomeRule, answer: Answer, scope: Scope): boolean {
  const error = answer instanceof ApiError ? answer : undefined;
  const code = answer instanceof ApiError ? answer.code : answer.status;
  if (when !== null && !evaluate(when, scope)) return false;
  if (!matchesStatus(on, code, error !== undefined)) return false;
  if (detail === null) return true;
  if (error === undefined) return false;
  const detailText = ` ${normalizeWords(error.detail)}`;
  return detail
    .map((template) => normalizeWords(fillTextTemplate(template, scope)))
    .some((words) => words !== '' && detailText.includes(` ${words}`));
}

/** Hosts write the same words with other capitals, blanks and signs between them: `building_id`, «building id». */
const normalizeWords = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

function matchesStatus(on: OutcomeRule['on'], code: ApiError['code'], hasFailed: boolean): boolean {
  if (on === 'ok') return !hasFailed;
  if (on === 'error') return hasFailed;
  return on.some((statusCode) => statusCode === code);
}
