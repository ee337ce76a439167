import { UNKNOWN_ERROR, type ApiError } from '../../../dataProvider';
import type { Tone } from '../../config/types';
import { maskSecrets } from '../../lib/text/maskSecrets';

type Translate = (text: string) => string;

const codesWithText = new Set<unknown>(['ECONNABORTED', 800, 801]);

/** Returns the general text of a failure: by status code, else the host's message, else the text of the code family. */
export function getHttpErrorMessage(error: ApiError, t: Translate): string {
  const key = `http.${error.code}`;
  const message = t(key);
  if (codesWithText.has(error.code) || (message !== key && message !== '')) return message;
  return getHostErrorDetail(error) || t('http.800');
}

// Matches texts that no user should see: stack traces, HTML, keys, and single words.
const UNPRESENTABLE = /<\/?[a-z!]|\bat .*:\d|Traceback|^\S*$/i;
/** Maximum length of a host message that is shown. */
const MAX_LENGTH = 200;

/** For these codes the console shows only its own text, whatever the host sends. */
const codesWithFixedText = new Set<unknown>([401, 403]);

/**
 * Returns the host's error message if it is presentable: one short line. Returns '' if there is none or if the code has a
 * fixed text.
 */
export function getHostErrorDetail(error: ApiError): string {
  if (codesWithFixedText.has(error.code)) return '';
  // eslint-disable-next-line no-control-regex -- control characters are what this takes out
  const line = error.detail.replaceAll(/[\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069\s]+/g, ' ').trim();
  if (UNPRESENTABLE.test(line)) return '';
  // A host may repeat the rejected access code.
  const text = maskSecrets(line);
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH - 1)}…` : text;
}

/** Returns the cause to show below a console text: the host's message, else the general text. '' if unknown. */
export function getErrorCause(error: ApiError, t: Translate): string {
  if (codesWithFixedText.has(error.code)) return getHttpErrorMessage(error, t);
  return getHostErrorDetail(error) || (error.code === UNKNOWN_ERROR ? '' : getHttpErrorMessage(error, t));
}

/** Returns the tone: 1xx and 3xx info, 2xx success, 4xx, 5xx and 8xx error; a timeout is a warning. */
export function getStatusTone(code: number | 'ECONNABORTED'): Tone {
  if (code === 'ECONNABORTED') return 'warning';
  const family = Math.floor(code / 100);
  if (family === 1 || family === 3) return 'info';
  return family === 2 ? 'success' : 'error';
}

/** Returns the tone of a failure: a 2xx code, such as 226, does not make it a success. */
export function getErrorTone(code: number | 'ECONNABORTED'): Tone {
  const statusTone = getStatusTone(code);
  return statusTone === 'success' ? 'error' : statusTone;
}
