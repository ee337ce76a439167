import { UNKNOWN_ERROR, type ApiError } from '../../../dataProvider';
import type { Tone } from '../../config/types';
import { maskSecrets } from '../../lib/text/maskSecrets';

type Translate = (text: string) => string;

const codesWithText = new Set<unknown>(['ECONNABORTED', 800, 801]);

/** The general text of a failure: by its code, else what the host said, else the family's (HTTP-02..HTTP-13). */
export function getHttpErrorMessage(error: ApiError, t: Translate): string {
  const key = `http.${error.code}`;
  const message = t(key);
  if (codesWithText.has(error.code) || (message !== key && message !== '')) return message;
  return getHostErrorDetail(error) || t('http.800');
}

// A stack, a page or a key is for nobody's eyes; so is what no person would write as one word.
const UNPRESENTABLE = /<\/?[a-z!]|\bat .*:\d|Traceback|^\S*$/i;
/** Characters that are shown of what a host says. */
const MAX_LENGTH = 200;

/** Whatever a host says there, the console's own words are the reason (HTTP-10, HTTP-11). */
const codesWithFixedText = new Set<unknown>([401, 403]);

/**
 * What the host said of a failure, where it may be shown: a sentence, in one line and short. '' where there is none, and
 * where the code has words that nothing is added to.
 */
export function getHostErrorDetail(error: ApiError): string {
  if (codesWithFixedText.has(error.code)) return '';
  // eslint-disable-next-line no-control-regex -- control characters are what this takes out
  const line = error.detail.replaceAll(/[\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069\s]+/g, ' ').trim();
  if (UNPRESENTABLE.test(line)) return '';
  // A host may repeat the code that it refuses.
  const text = maskSecrets(line);
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH - 1)}…` : text;
}

/** Why, to stand below a text of the console's own: what the host said, else the general text. '' where nobody knows. */
export function getErrorCause(error: ApiError, t: Translate): string {
  if (codesWithFixedText.has(error.code)) return getHttpErrorMessage(error, t);
  return getHostErrorDetail(error) || (error.code === UNKNOWN_ERROR ? '' : getHttpErrorMessage(error, t));
}

/** HTTP-12: 1xx and 3xx info, 2xx success, 4xx, 5xx and 8xx error; a timeout warns (HTTP-02). */
export function getStatusTone(code: number | 'ECONNABORTED'): Tone {
  if (code === 'ECONNABORTED') return 'warning';
  const family = Math.floor(code / 100);
  if (family === 1 || family === 3) return 'info';
  return family === 2 ? 'success' : 'error';
}

/** The tone of what failed: a code of the 2xx, such as 226, makes it no success. */
export function getErrorTone(code: number | 'ECONNABORTED'): Tone {
  const statusTone = getStatusTone(code);
  return statusTone === 'success' ? 'error' : statusTone;
}
