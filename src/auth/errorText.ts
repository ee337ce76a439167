import { ApiError, UNKNOWN_ERROR } from '../../dataProvider/http/apiError';
import { http } from '../i18n/es/http';

const texts: Readonly<Record<string, string>> = http;

/** The Spanish text of a failed call (HTTP-02..HTTP-11); the text of code 800 for anything unknown (HTTP-04). */
export function toErrorText(error: unknown): string {
  // What the console itself found missing in an answer.
  if (error instanceof ApiError && error.code === UNKNOWN_ERROR && error.detail) return error.detail;
  const code = error instanceof ApiError ? String(error.code) : '800';
  return (Object.hasOwn(texts, code) ? texts[code] : undefined) ?? http[800];
}

/** Code of a failed call, undefined for what is no answer of the host. */
export const toErrorCode = (error: unknown): number | string | undefined =>
  error instanceof ApiError ? error.code : undefined;
