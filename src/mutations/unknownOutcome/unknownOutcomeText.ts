import type { ApiError } from '../../../dataProvider';
import { unknownOutcomeTexts } from '../../drafts/texts';
import { getHostErrorDetail, getStatusTone } from '../../ui/feedback/errorMessage';

/**
 * What is said of a write whose answer was lost: how it is known, and what to do. One text: the general ones of a
 * failure ask to try again, which could do a thing twice. Nothing is claimed of what was sent, since browsers repeat a
 * request on their own.
 */
export const getUnknownOutcomeText = (error: ApiError, canVerify: boolean): string =>
  `${getUnknownOutcomeReason(error)} ${canVerify ? unknownOutcomeTexts.maybe : unknownOutcomeTexts.nowhere}`;

/** How it is known that nobody knows. */
export function getUnknownOutcomeReason(error: ApiError): string {
  const detail = error.isUnreadable ? getHostErrorDetail(error) : '';
  if (detail) return detail;
  if (error.status > 0) return unknownOutcomeTexts.between;
  return error.code === 'ECONNABORTED' ? unknownOutcomeTexts.late : unknownOutcomeTexts.noAnswer;
}

/** How grave it is: a timeout warns, what broke off otherwise is an error; never that of the status, which may be a good one. */
export const getUnknownOutcomeTone = ({ code }: ApiError): 'warning' | 'error' =>
  getStatusTone(code) === 'warning' ? 'warning' : 'error';
