import { isForbiddenHeader } from '../../src/config/dialects/forbiddenHeaders';
import type { Dialect } from '../../src/config/types';
import { ApiError } from '../http/apiError';
import type { RequestFunction, RequestInput } from '../http/request';
import { parseDialectErrors } from './parseDialectResponse';

/** Adds the headers of a dialect to requests, and converts errors to the product's format. */
export const withDialect =
  (request: RequestFunction, dialect: Dialect): RequestFunction =>
  async <T>(input: RequestInput) => {
    try {
      const response = await request<T>({ ...input, headers: buildHeaders(dialect, input) });
      // For hosts that address records in the query: an empty list means that no record was changed.
      if (isRecordWrite(input) && dialect.record.query !== '' && isEmptyList(response.body))
        throw new ApiError(404);
      return response;
    } catch (error) {
      throw error instanceof ApiError ? translateError(error, dialect) : error;
    }
  };

const isRecordWrite = ({ method = 'GET' }: RequestInput): boolean =>
  ['PATCH', 'PUT', 'DELETE'].includes(method);

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
