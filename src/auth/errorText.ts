import { ApiError, UNKNOWN_ERROR } from '../../dataProvider/http/apiError';
import { http } from '../i18n/messages/http';

const texts: Readonly<Record<string, string>> = http;

/** Returns the Spanish text of a failed call; that of code 800 for unknown errors. */
export function toErrorText(error: unknown): string {
  // Text for data that the console itself found missing in a response.
  if (error instanceof ApiError && error.code === UNKNOWN_ERROR && error.detail) return error.detail;
  const code = error instanceof ApiError ? String(error.code) : '800';
  return (Object.hasOwn(texts, code) ? texts[code] : undefined) ?? http[800];
}

/** Returns the code of a failed call; undefined if the error is not a response of the host. */
export const toErrorCode = (error: unknown): number | string | undefined =>
  error instanceof ApiError ? error.code : undefined;
