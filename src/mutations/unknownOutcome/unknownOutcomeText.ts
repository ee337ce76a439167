import type { ApiError } from '../../../dataProvider';
import { unknownOutcomeTexts } from '../../drafts/texts';
import { getHostErrorDetail, getStatusTone } from '../../ui/feedback/errorMessage';

/**
 * Returns the text for an unknown outcome: the reason, and what to do. The general error texts do not fit: they suggest a
 * retry, which could apply the write twice. The text does not claim how often the request was sent, because browsers retry
 * requests on their own.
 */
export const getUnknownOutcomeText = (error: ApiError, canVerify: boolean): string =>
  `${getUnknownOutcomeReason(error)} ${canVerify ? unknownOutcomeTexts.maybe : unknownOutcomeTexts.nowhere}`;

/** Returns the reason why the outcome is unknown. */
export function getUnknownOutcomeReason(error: ApiError): string {
  const detail = error.isUnreadable ? getHostErrorDetail(error) : '';
  if (detail) return detail;
  if (error.status > 0) return unknownOutcomeTexts.between;
  return error.code === 'ECONNABORTED' ? unknownOutcomeTexts.late : unknownOutcomeTexts.noAnswer;
}

/**
 * Returns the severity: warning for a timeout, error for other broken connections. The status is ignored, because it may be
 * a success.
 */
export const getUnknownOutcomeTone = ({ code }: ApiError): 'warning' | 'error' =>
  getStatusTone(code) === 'warning' ? 'warning' : 'error';
