import { isNotOwn } from '../../src/config/dialects/headers';
import type { Dialect } from '../../src/config/types';
import { ApiError } from '../apiError';
import type { Request, RequestInput } from '../request';
import { readErrors } from './readAnswer';

/** Calls with the headers of a dialect, and refusals in the words of the product. */
export const speaking =
  (request: Request, dialect: Dialect): Request =>
  async <T>(input: RequestInput) => {
    try {
      const answer = await request<T>({ ...input, headers: headersOf(dialect, input) });
      // Of a host that names records in the query: none was there to be changed.
      if (isChange(input) && dialect.record.query !== '' && isEmptyList(answer.body)) throw new ApiError(404);
      return answer;
    } catch (error) {
      throw error instanceof ApiError ? translated(error, dialect) : error;
    }
  };

const isChange = ({ method = 'GET' }: RequestInput): boolean => ['PATCH', 'PUT', 'DELETE'].includes(method);

const isEmptyList = (body: unknown): boolean => Array.isArray(body) && body.length === 0;

function headersOf(dialect: Dialect, input: RequestInput): Record<string, string> {
  const headers = new Headers({ Accept: 'application/json' });
  const tables = [dialect.headers['*'], dialect.headers[input.method ?? 'GET'], input.headers];
  for (const [name, value] of tables.flatMap((table) => Object.entries(table ?? {})))
    if (!isNotOwn(name)) headers.set(name, value);
  if (dialect.version !== false && !isNotOwn(dialect.version))
    headers.set(dialect.version, String(input.version ?? 1));
  return Object.fromEntries(headers);
}

function translated(error: ApiError, { errors }: Dialect): ApiError {
  const body = readErrors(errors, error.body);
  return body === undefined ? error : new ApiError(error.code, body, { isUnreadable: error.isUnreadable });
}
