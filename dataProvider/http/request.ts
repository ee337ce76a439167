import { countWrite } from '../../src/lib/writeCount';
import { DEFAULTS } from '../../src/config/defaults';
import { stringifyJson } from '../../src/lib/exactNumber';
import { ApiError, NETWORK_ERROR, UNKNOWN_ERROR, malformedResponseError } from './apiError';
import { isSessionUrl, isUrlWithin, getOrigin } from './hostUrl';
import { dedupeReads } from './dedupeReads';
import { queryString, type QueryValue } from './path';

export { ApiError } from './apiError';

export interface RequestInput {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | undefined;
  /** Path at the host, already built by `fillPath`. */
  path: string;
  /** A full URL at one of the hosts, returned by a host; replaces host and path. */
  absoluteUrl?: string | undefined;
  /** Parameters, or an encoded query text. */
  query?: Readonly<Record<string, QueryValue>> | string | undefined;
  /** JSON, multipart form data, or a file. */
  body?: unknown;
  /** Accept-version of this call only; never a shared default. */
  version?: 1 | 2 | undefined;
  /** Replaces Accept and Accept-version; the session's headers are added. */
  headers?: Readonly<Record<string, string>> | undefined;
  /** ms. */
  timeout?: number | undefined;
  /** Name of a host of the runtime config. */
  host?: string | undefined;
  signal?: AbortSignal | undefined;
  /** Sends `Content-Type: application/json` without a body, for a host that requires it. */
  forceJsonContentType?: boolean | undefined;
  /** `stream`: the body as it arrives; the timeout ends with the header. */
  responseType?: 'json' | 'blob' | 'stream' | undefined;
  /** Skips the session's error handling (401, 503); for the login itself. */
  skipSessionRules?: boolean | undefined;
  /** True if the call is declared, or its path contains an id: calls that begin or end sessions are then rejected. */
  fromDeclaration?: boolean | undefined;
  /**
   * A token that replaces the stored one, for calls that begin, renew or verify a session; false: no token and no renewal.
   */
  tokenOverride?: string | false | undefined;
  /** True if the call counts as a write when it ends. Default: every method except GET. */
  countsAsWrite?: boolean | undefined;
  /** Called with the response before its body is read. */
  onResponse?: ((response: Response) => void) | undefined;
}

export interface ApiResponse<T> {
  /** URL of the request; links in the response are relative to it. */
  url: string;
  status: number;
  body: T;
  headers: Headers;
}

/** Sends one call. Rejects with `ApiError`, or with an `AbortError` if the caller aborted. */
export type RequestFunction = <T = unknown>(input: RequestInput) => Promise<ApiResponse<T>>;

/** The session's part of a request. */
export interface AuthTransport {
  headers?: Readonly<Record<string, string>>;
  /** True to send the host's cookies. */
  sendCookies?: boolean;
}

export interface RequestOptions {
  /** Base URL by name: `{ main: '/api' }`. */
  hosts: Readonly<Record<string, string>>;
  /** Returns the token for a host, by its base URL; undefined for none. */
  getToken: (baseUrl: string) => string | undefined;
  /** Attaches a token to a request. Default: the header Authorization, as `Bearer`. */
  authTransport?: ((token: string) => AuthTransport) | undefined;
  /** Renews the token of a base URL if it expires soon; rejects if that ends the session. */
  renewToken?: ((baseUrl: string) => Promise<void> | undefined) | undefined;
  /** Paths at the main host that begin or end a session, besides the product's own. */
  sessionPaths?: readonly string[] | undefined;
  onFailure?: ((error: ApiError) => void) | undefined;
  /** Takes responses that were preloaded before the console, see `src/preload/preload.js`. */
  takePreloaded?: ((url: string) => Promise<Response> | undefined) | undefined;
  fetch?: typeof fetch | undefined;
  /** True to send equal reads in flight once. */
  dedupes?: boolean | undefined;
}

/**
 * Creates the function for every call of the running console; earlier calls are sent by `src/preload/preload.js` and
 * `src/app`.
 */
export function createRequest(options: RequestOptions): RequestFunction {
  const fetchFunction = options.fetch ?? ((...args: Parameters<typeof fetch>) => fetch(...args));
  const send = options.dedupes ? dedupeReads(fetchFunction) : fetchFunction;
  return async <T>(input: RequestInput): Promise<ApiResponse<T>> => {
    try {
      return await sendRequest<T>(input, options, send);
    } catch (error) {
      const failure = toFailure(error);
      if (failure instanceof ApiError && !input.skipSessionRules) options.onFailure?.(failure);
      throw failure;
    }
  };
}

async function sendRequest<T>(
  input: RequestInput,
  options: RequestOptions,
  send: typeof fetch,
): Promise<ApiResponse<T>> {
  const { baseUrl, url } = resolveUrl(input, options);
  const renewal = input.tokenOverride === undefined ? options.renewToken?.(baseUrl) : undefined;
  if (renewal) await renewal;
  const timeoutController = new AbortController();
  const timeoutId = setTimeout(
    () => timeoutController.abort(new ApiError('ECONNABORTED')),
    input.timeout ?? DEFAULTS.call.timeout,
  );
  const signal = input.signal
    ? AbortSignal.any([input.signal, timeoutController.signal])
    : timeoutController.signal;
  try {
    const preloaded = isRead(input) ? options.takePreloaded?.(url) : undefined;
    const token = input.tokenOverride ?? options.getToken(baseUrl);
    const pendingResponse =
      preloaded ??
      send(url, {
        ...buildInit(input, token ? (options.authTransport ?? bearerTransport)(token) : {}),
        signal,
      });
    const response = await (preloaded
      ? Promise.race([pendingResponse, rejectOnAbort(signal)])
      : pendingResponse);
    input.onResponse?.(response);
    const body = await readBody(response, input.responseType ?? 'json');
    // 226 is a 2xx status but means a conflict: it reaches the caller as a status, never as an error.
    if (!response.ok) throw new ApiError(response.status, body);
    return { url, status: response.status, body: body as T, headers: response.headers };
  } catch (error) {
    if (timeoutController.signal.aborted) throw timeoutController.signal.reason;
    throw error;
  } finally {
    clearTimeout(timeoutId);
    if (input.countsAsWrite ?? (input.method ?? 'GET') !== 'GET') countWrite();
  }
}

/** A preloaded response does not observe this call's timeout and signal. */
const rejectOnAbort = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason));
  });

const isRead = (input: RequestInput): boolean => (input.method ?? 'GET') === 'GET' && input.version !== 2;

/** Bodies with their own content type. */
const RAW_BODIES = [Blob, FormData, URLSearchParams];

const bearerTransport = (token: string): AuthTransport => ({ headers: { Authorization: `Bearer ${token}` } });

function resolveUrl(
  input: RequestInput,
  { hosts, sessionPaths }: RequestOptions,
): { baseUrl: string; url: string } {
  const { absoluteUrl, host: name = 'main' } = input;
  const baseUrl = absoluteUrl
    ? Object.values(hosts).find((host) => isUrlWithin(host, absoluteUrl))
    : Object.hasOwn(hosts, name)
      ? hosts[name]
      : undefined;
  if (baseUrl === undefined)
    throw new ApiError(UNKNOWN_ERROR, {
      message: `Host not configured: ${absoluteUrl ? getOrigin(absoluteUrl) : name}`,
    });
  const query = typeof input.query === 'string' ? input.query : queryString(input.query ?? {});
  const url = absoluteUrl || baseUrl + input.path + (query ? `?${query}` : '');
  if (!isUrlWithin(baseUrl, url))
    throw new ApiError(UNKNOWN_ERROR, { message: `The address is outside the host "${name}"` });
  if (input.fromDeclaration && isSessionUrl(url, hosts.main ?? '', sessionPaths))
    throw new ApiError(UNKNOWN_ERROR, {
      message: 'This call belongs to the session: only the console makes it',
    });
  return { baseUrl, url };
}

function buildInit(input: RequestInput, transport: AuthTransport): RequestInit {
  const headers = new Headers(
    input.headers ?? { Accept: 'application/json', 'Accept-version': String(input.version ?? 1) },
  );
  for (const [name, value] of Object.entries(transport.headers ?? {})) headers.set(name, value);
  const isRaw = RAW_BODIES.some((bodyClass) => input.body instanceof bodyClass);
  // The browser sets it, for multipart with the boundary.
  if (isRaw) headers.delete('Content-Type');
  else if ((input.body !== undefined || input.forceJsonContentType) && !headers.has('Content-Type'))
    headers.set('Content-Type', 'application/json');
  return {
    method: input.method ?? 'GET',
    headers,
    credentials: transport.sendCookies ? 'include' : 'omit',
    ...(input.body === undefined
      ? {}
      : { body: isRaw ? (input.body as BodyInit) : stringifyJson(input.body) }),
  };
}

/** A number that JavaScript may round. Not inside a text, which starts with a quote. */
const MANY_DIGITS = /[[:,]\s*-?\d(?:[\d.]{15}|[\d.]*e\+?\d{3})/i;
/** A charset besides UTF-8, which `text()` reads. */
const CHARSET = /charset="?(?!utf-?8)/i;

const loadUnusual = () => import('./unusualBody');

async function readBody(
  response: Response,
  responseType: NonNullable<RequestInput['responseType']>,
): Promise<unknown> {
  if (responseType !== 'json' && response.ok)
    return responseType === 'blob' ? response.blob() : response.body;
  const text = CHARSET.test(response.headers.get('Content-Type') ?? '')
    ? await (await loadUnusual()).decodeCharset(response)
    : await response.text();
  if (text === '') {
    // An empty successful response is valid for a write (204); reads check for their data later.
    return null;
  }
  try {
    if (!MANY_DIGITS.test(text)) return JSON.parse(text);
    return (await loadUnusual()).parseExactJson(text);
  } catch {
    // The status is enough for an error, and 226 is one too, so nothing is lost with an unreadable text.
    if (!response.ok || response.status === 226) return null;
    throw malformedResponseError();
  }
}

function toFailure(error: unknown): unknown {
  if (error instanceof ApiError) return error;
  if (error instanceof DOMException && error.name === 'AbortError') return error;
  // Every refused, reset or offline connection is a TypeError.
  return error instanceof TypeError ? new ApiError(NETWORK_ERROR) : new ApiError(UNKNOWN_ERROR);
}
