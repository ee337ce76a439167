import { getErrorCause, getHostErrorDetail, getHttpErrorMessage } from '../../ui/feedback/errorMessage';
import { joinSentences } from '../../i18n/joinSentences';
import type { JobRow } from '../../jobs/job';
import type { MutationResult } from '../../mutations/executeMutation';
import { getUnknownOutcomeReason } from '../../mutations/unknownOutcome/unknownOutcomeText';
import { toMessageArgs } from '../../mutations/outcome/useNotifyOutcome';

/** What became of a row, and why where that is not plain. */
export type RowResult = Pick<JobRow, 'state' | 'reason'>;

type Translate = (text: string, args?: Record<string, string | number>) => string;

/** How the call of one row ended, in the words that a call of its own would have had. */
export function toRowResult({ outcome, scope, error }: MutationResult, t: Translate): RowResult {
  if (outcome.kind === 'lost') return { state: 'unknown', reason: getUnknownOutcomeReason(outcome.error) };
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
  // Nobody is asked among many: the reasons of the host stand at the row, and its own action asks.
  if (outcome.kind === 'insist')
    return { state: 'failed', reason: error?.reasons.join(' ') || t(outcome.title, toMessageArgs(scope)) };
  const text = t(outcome.text, toMessageArgs(scope));
  if (error)
    return {
      state: 'failed',
      reason: joinSentences(text, outcome.causeError ? getErrorCause(outcome.causeError, t) : ''),
    };
  // A good answer may tell that nothing was done.
  if (outcome.kind === 'field' || outcome.tone === 'error') return { state: 'failed', reason: text };
  return { state: 'done', reason: outcome.tone === 'success' ? '' : text };
}

const omitIfSame = (firstText: string, text: string): string => (text === firstText ? '' : text);
