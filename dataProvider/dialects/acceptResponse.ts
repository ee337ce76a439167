import { readPath } from '../../src/config/values/readPath';
import type { Dialect, DialectErrors, Json } from '../../src/config/types';
import { isJsonEqual } from '../../src/lib/isJsonEqual';
import { isPlainObject } from '../../src/lib/json';
import { ApiError, UNKNOWN_ERROR } from '../http/apiError';
import type { ApiResponse, RequestInput } from '../http/request';
import { interpolateText } from '../../src/i18n/interpolateText';
import { responseTexts } from './responseTexts';

/** Status of an error that a successful response contains, if it says none. */
const REFUSED = 422;
/** A response with several results, each with its own status. */
const MULTI_STATUS = 207;
const NOT_MODIFIED = 304;

export const isWrite = ({ method = 'GET' }: RequestInput): boolean => method !== 'GET';

/** Throws if a successful response says that the request was refused, or not done. */
export function assertAccepted({ status, body }: ApiResponse<unknown>, dialect: Dialect): void {
  if (dialect.errors.when.some((condition) => isRefusal(condition, body))) {
    const code = dialect.errors.status.map((path) => Number(readPath(body, path))).find(isErrorStatus);
    throw new ApiError(code ?? REFUSED, body);
  }
  if (status === MULTI_STATUS) assertAllDone(body);
}

function isRefusal({ path, is, not }: DialectErrors['when'][number], body: unknown): boolean {
  const value = readPath(body, path);
  if (value === undefined) return false;
  const isOneOf = (values: readonly Json[]): boolean => values.some((item) => isJsonEqual(item, value));
  if (is !== undefined) return isOneOf(is);
  return not === undefined ? value !== null : !isOneOf(not);
}

/** Throws if one of several results failed. */
function assertAllDone(body: unknown): void {
  const lists = [body, ...(isPlainObject(body) ? Object.values(body) : [])].filter(Array.isArray);
  const results = (lists[0] ?? []) as unknown[];
  const failed = results.filter((result) =>
    ['status', 'statusCode', 'code'].some((name) => isErrorStatus(readStatus(readPath(result, name)))),
  );
  if (failed.length === 0) return;
  const detail = interpolateText(responseTexts.notAllDone, {
    count: failed.length,
    total: results.length,
  });
  throw new ApiError(MULTI_STATUS, { errors: [{ detail }, ...failed] });
}

/** Reads a status as a number, or at the start or end of a text: "404", "HTTP/1.1 404 Not Found". */
const readStatus = (value: unknown): number => Number(/\b\d{3}\b/.exec(String(value))?.[0]);

const isErrorStatus = (status: number): boolean => status >= 400 && status < 600;

/** Throws if a write was sent on to another URL: browsers may have turned it into a read, so its outcome is unknown. */
export function assertNotRedirected(response: Response, input: RequestInput): void {
  if (response.redirected && isWrite(input))
    throw new ApiError(UNKNOWN_ERROR, { message: responseTexts.redirected }, { isUnreadable: true });
}

/**
 * Resolves to true if a failure is a write that was done: a whole successful response of plain text, or a 304, because there was
 * nothing to change. Frameworks send a text as HTML by default, so the text decides: no markup, and no part of JSON.
 */
export async function isDone(
  error: ApiError,
  response: Response | undefined,
  input: RequestInput,
): Promise<boolean> {
  if (!isWrite(input)) return false;
  if (error.code === NOT_MODIFIED) return true;
  if (!error.isUnreadable || !response?.ok) return false;
  if (!/^text\//i.test(response.headers.get('Content-Type') ?? '')) return false;
  return !/^\s*[<[{"]/.test(await response.text());
}
