import { isForbiddenHeader } from '../../src/config/dialects/forbiddenHeaders';
import type { Dialect } from '../../src/config/types';
import { ApiError } from '../http/apiError';
import type { ApiResponse, RequestFunction, RequestInput } from '../http/request';
import { assertAccepted, assertNotRedirected, isDone, isWrite } from './acceptResponse';
import { parseDialectErrors } from './parseDialectResponse';
import { encodeDialectQuery } from './productFormat';
import { toPairs } from './queryTemplate';
import { createRateLimit, type WaitListener } from './rateLimit';

const TOO_MANY_REQUESTS = 429;

/**
 * Adds the headers of a dialect to requests, waits if the host asks for it, and converts errors to the product's format, also
 * those in successful responses.
 */
export function withDialect(
  request: RequestFunction,
  dialect: Dialect,
  onWait?: WaitListener,
): RequestFunction {
  const rateLimit = createRateLimit(onWait);
  return async <T>(input: RequestInput): Promise<ApiResponse<T>> => {
    const waiting = rateLimit.createRequest();
    for (;;) {
      await rateLimit.whenReady(input.signal);
      let received: Response | undefined;
      try {
        const response = await request<T>({
          ...input,
          query:
            typeof input.query === 'object' ? encodeDialectQuery(dialect, toPairs(input.query)) : input.query,
          headers: buildHeaders(dialect, input),
          onResponse: (fetched) => {
            assertNotRedirected(fetched, input);
            // The text of a write may be needed after the request has failed to read JSON.
            received = isWrite(input) && fetched.ok ? fetched.clone() : fetched;
          },
        });
        assertAccepted(response, dialect);
        // For hosts that address records in the query: an empty list means that no record was changed.
        if (isRecordWrite(input) && dialect.record.query !== '' && isEmptyList(response.body))
          throw new ApiError(404);
        return response;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (error.code === TOO_MANY_REQUESTS && rateLimit.refuse(waiting, received?.headers)) continue;
        if (received && (await isDone(error, received, input)))
          return {
            url: received.url,
            status: received.status,
            body: null as T,
            headers: received.headers,
          };
        throw translateError(error, dialect);
      }
    }
  };
}

const isRecordWrite = (input: RequestInput): boolean => isWrite(input) && input.method !== 'POST';

const isEmptyList = (body: unknown): boolean => Array.isArray(body) && body.length === 0;

function buildHeaders(dialect: Dialect, input: RequestInput): Record<string, string> {
  const headers = new Headers({ Accept: 'application/json' });
  const headerSets = [dialect.headers['*'], dialect.headers[input.method ?? 'GET'], input.headers];
  for (const [name, value] of headerSets.flatMap((table) => Object.entries(table ?? {})))
    if (!isForbiddenHeader(name)) headers.set(name, value);
  if (dialect.versionHeader !== false && !isForbiddenHeader(dialect.versionHeader))
    headers.set(dialect.versionHeader, String(input.version ?? 1));
  return Object.fromEntries(headers);
}

function translateError(error: ApiError, { errors }: Dialect): ApiError {
  const body = parseDialectErrors(errors, error.body);
  return body === undefined ? error : new ApiError(error.code, body, { isUnreadable: error.isUnreadable });
}
