import { getErrorCause, getHostErrorDetail, getHttpErrorMessage } from '../../ui/feedback/errorMessage';
import { joinSentences } from '../../i18n/joinSentences';
import type { JobRow } from '../../jobs/job';
import type { MutationResult } from '../../mutations/executeMutation';
import { getUnknownOutcomeReason } from '../../mutations/unknownOutcome/unknownOutcomeText';
import { toMessageArgs } from '../../mutations/outcome/useNotifyOutcome';

/** Result of a row, with a reason if it is not obvious. */
export type RowResult = Pick<JobRow, 'state' | 'reason'>;

type Translate = (text: string, args?: Record<string, string | number>) => string;

/** Returns the result of one row's call, with the same texts as for a single call. */
export function toRowResult({ outcome, scope, error }: MutationResult, t: Translate): RowResult {
  if (outcome.kind === 'unknown') return { state: 'unknown', reason: getUnknownOutcomeReason(outcome.error) };
  if (outcome.kind === 'general')
    return {
      state: 'failed',
      reason: joinSentences(
        getHttpErrorMessage(outcome.error, t),
        omitIfSame(getHttpErrorMessage(outcome.error, t), getHostErrorDetail(outcome.error)),
      ),
    };
  if (outcome.kind === 'silent')
    return error ? { state: 'failed', reason: getErrorCause(error, t) } : { state: 'done', reason: '' };
  // A bulk run shows no force confirmation: the row shows the host's reasons, and its own action asks.
  if (outcome.kind === 'forceConfirm')
    return { state: 'failed', reason: error?.reasons.join(' ') || t(outcome.title, toMessageArgs(scope)) };
  const text = t(outcome.text, toMessageArgs(scope));
  if (error)
    return {
      state: 'failed',
      reason: joinSentences(text, outcome.causeError ? getErrorCause(outcome.causeError, t) : ''),
    };
  // A success response may state that nothing was done.
  if (outcome.kind === 'field' || outcome.tone === 'error') return { state: 'failed', reason: text };
  // A row that was only accepted is not resent.
  if ('isPending' in outcome && outcome.isPending) return { state: 'unknown', reason: text };
  return { state: 'done', reason: outcome.tone === 'success' ? '' : text };
}

const omitIfSame = (firstText: string, text: string): string => (text === firstText ? '' : text);
