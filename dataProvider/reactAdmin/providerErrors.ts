import type { Dialect } from '../../src/config/types';
import { isPlainObject } from '../../src/lib/json';
import { parseDialectErrors } from '../dialects/parseDialectResponse';
import { ApiError, UNKNOWN_ERROR } from '../http/apiError';
import { connectionErrorCode } from './hostFetch';

/** Members of an error as data providers throw it: react-admin's `HttpError`, or any other. */
interface ProviderError {
  message?: unknown;
  status?: unknown;
  body?: unknown;
  /** Apollo's error of a response that is no success. */
  networkError?: { statusCode?: unknown; result?: unknown } | null;
}

/** Errors of the code itself; their texts are for developers. */
const CODE_ERRORS = [TypeError, ReferenceError, RangeError, SyntaxError];

/**
 * Converts an error of a data provider to the error of the console: status, message, and the messages by field in
 * `HttpError.body.errors`.
 */
export function toApiError(error: unknown, paths: Dialect['errors'], signal?: AbortSignal): unknown {
  if (error instanceof ApiError) return error;
  if (signal?.aborted) return new DOMException('The call was aborted.', 'AbortError');
  const { message, networkError, ...rest } = Object(error) as ProviderError;
  const status = rest.status ?? networkError?.statusCode;
  const body = rest.body ?? networkError?.result ?? error;
  const text = typeof message === 'string' ? message : '';
  const connectionCode = connectionErrorCode(text);
  if (connectionCode !== undefined) return new ApiError(connectionCode);
  const code = typeof status === 'number' && status >= 400 ? status : UNKNOWN_ERROR;
  // Packages wrap the errors of their own code, too.
  const isCodeError = CODE_ERRORS.some(
    (errorClass) => error instanceof errorClass || body instanceof errorClass,
  );
  if (isCodeError) console.error(error);
  return new ApiError(code, {
    ...(isCodeError ? {} : { message: text }),
    ...(isCodeError ? {} : parseErrors(paths, body)),
  });
}

/** Returns the members of an error body in the product's format. */
function parseErrors(paths: Dialect['errors'], body: unknown): Readonly<Record<string, unknown>> {
  const flatBody = isPlainObject(body) ? { ...body, errors: flattenMessages(body.errors) } : body;
  const root = isPlainObject(body) && isPlainObject(body.errors) ? body.errors.root : undefined;
  const { serverError } = Object(root) as { serverError?: unknown };
  const { errors = [], detail = '' } = parseDialectErrors(paths, flatBody) ?? {};
  return { errors, detail: typeof serverError === 'string' ? serverError : detail };
}

/**
 * Returns react-admin's messages by field as lists of texts by path: `{ author: { name: { message: '…' } } }` becomes
 * `{ 'author.name': ['…'] }`. Other values stay.
 */
function flattenMessages(errors: unknown): unknown {
  if (!isPlainObject(errors)) return errors;
  const { root: _root, ...fields } = errors;
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]): (readonly [string, unknown])[] => {
      if (!isPlainObject(value)) return [[name, [value].flat()]];
      if (typeof value.message === 'string') return [[name, [value.message]]];
      return Object.entries(flattenMessages(value) as object).map(([path, texts]) => [
        `${name}.${path}`,
        texts,
      ]);
    }),
  );
}
