import type { ApiError } from '../../dataProvider';
import { lostTexts } from '../drafts/texts';
import { detailOf, toneOf } from '../ui/httpText';

/**
 * What is said of a write whose answer was lost: how it is known, and what to do. One text: the general ones of a
 * failure ask to try again, which could do a thing twice. Nothing is claimed of what was sent, since browsers repeat a
 * request on their own.
 */
export const lostText = (error: ApiError, canCheck: boolean): string =>
  `${lostWhy(error)} ${canCheck ? lostTexts.maybe : lostTexts.nowhere}`;

/** How it is known that nobody knows. */
export function lostWhy(error: ApiError): string {
  const told = error.isUnreadable ? detailOf(error) : '';
  if (told) return told;
  if (error.status > 0) return lostTexts.between;
  return error.code === 'ECONNABORTED' ? lostTexts.late : lostTexts.noAnswer;
}

/** How grave it is: a timeout warns, what broke off otherwise is an error; never that of the status, which may be a good one. */
export const lostTone = ({ code }: ApiError): 'warning' | 'error' =>
  toneOf(code) === 'warning' ? 'warning' : 'error';
