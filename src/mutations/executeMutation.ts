import { ApiError, fillTextTemplate, UNKNOWN_ERROR, type Scope } from '../../dataProvider';
import { isRedirectingError, isOutcomeUnknown as hasNoAnswer } from '../../dataProvider/http/apiError';
import { DEFAULTS } from '../config/defaults';
import { evaluate } from '../config/conditions/evaluate';
import type { Effect, OutcomeMessage, OutcomeRule, OutcomeRules } from '../config/types';
import { mutationTexts } from './texts';

type Values = Readonly<Record<string, unknown>>;

/** Response of a host to a write. */
export interface MutationResponse {
  status: number;
  /** Value of `result` in conditions, texts and paths. */
  result: Values;
  /** True if the host has accepted the write and not done it yet. */
  isPending?: boolean | undefined;
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
  /** Reason of the failure; undefined on success. A success whose outcome declares an error is a failure. */
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
  const error = isRefusal(outcome) ? new ApiError(answer.status, answer.result) : undefined;
  return { outcome, scope: doneScope, code: answer.status, error };
}

/**
 * True if the declared outcome of a success says that nothing was done: an error, or a text below a field. An error that keeps
 * the form open may be about a part of the write.
 */
const isRefusal = (outcome: ResolvedOutcome): boolean =>
  outcome.kind === 'field' || (outcome.kind === 'notification' && outcome.tone === 'error');

/** Errors of the console itself, such as an unusable id, are reported like others; an aborted send is not reported. */
function toApiError(failure: unknown): ApiError {
  if (failure instanceof ApiError) return failure;
  if (!(failure instanceof Error && failure.name === 'AbortError')) console.error(failure);
  return new ApiError(UNKNOWN_ERROR);
}

/** Status of the response, or the error of the call. */
type Answer = Pick<MutationResponse, 'status' | 'isPending'> | ApiError;

/** Resolved outcome of a write: a declared one, or one that needs no declaration. */
export type ResolvedOutcome =
  /**
   * `isStatusSpecific`: it ends the session, and a text is declared for exactly this status.
   * `causeError`: the reason, if the text covers every kind of failure.
   * `effects`: side effects of exactly this outcome. `countsAsSuccess`: the call failed, but the write counts as done.
   */
  | (OutcomeMessage & {
      causeError?: ApiError;
      effects?: readonly Effect[];
      countsAsSuccess?: true;
      isStatusSpecific?: true;
      /** True if the host has accepted the write and not done it yet; the text is about that. */
      isPending?: true;
    })
  /** Failure without a declared outcome: the general text of its code is shown. */
  | { kind: 'general'; error: ApiError; countsAsSuccess?: never; isStatusSpecific?: never }
  /** No response or an unreadable one: the outcome is unknown. */
  | { kind: 'unknown'; error: ApiError; countsAsSuccess?: never; isStatusSpecific?: never };

/**
 * Resolves the outcome of a call: the first declared outcome that matches. Conditions and placeholders of all outcomes share
 * one scope: record members at the top level, `form`, `parent`, `result` and `$me` under their names.
 * A write without a response is `unknown`, unless an outcome is declared for exactly that code. An outcome for `error` does
 * not count, because it would claim that nothing was saved. A read (`isReadOnly`) is never `unknown`.
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
    // A text for exactly this status says it in its own words.
    const isPending = isPendingAnswer(answer) && typeof rule.on !== 'object';
    return isPending && saysDone(rule.message)
      ? { ...createPendingMessage(), ...extras }
      : { ...rule.message, ...extras };
  }
  if (isPendingAnswer(answer)) return createPendingMessage();
  if (!error) return { kind: 'silent' };
  return { kind: isUnknown ? 'unknown' : 'general', error };
}

const createPendingMessage = () => ({
  kind: 'notification' as const,
  tone: 'info' as const,
  text: mutationTexts.pending,
  seconds: DEFAULTS.messageFor,
  isPending: true as const,
});

const isPendingAnswer = (answer: Answer): boolean =>
  !(answer instanceof ApiError) && answer.isPending === true;

/** True if a message of a success reports that the write is done, or there is no message. */
const saysDone = (message: OutcomeMessage): boolean =>
  message.kind === 'silent' ||
  (message.kind === 'notification' && (message.tone === 'success' || message.tone === 'info'));

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

/** Normalises case, spaces and punctuation, in which hosts differ: `building_id`, «building id». */
const normalizeWords = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

function matchesStatus(on: OutcomeRule['on'], code: ApiError['code'], hasFailed: boolean): boolean {
  if (on === 'success') return !hasFailed;
  if (on === 'error') return hasFailed;
  return on.some((statusCode) => statusCode === code);
}
