import { countWrite } from '../../src/lib/writeCount';
import { DEFAULTS } from '../../src/config/defaults';
import { ApiError, NETWORK_ERROR, UNKNOWN_ERROR, malformedResponseError } from './apiError';
import { isSessionUrl, isUrlWithin, getOrigin } from './hostUrl';
import { dedupeReads } from './dedupeReads';
import { queryString, type QueryValue } from './path';

export { ApiError } from './apiError';

export interface RequestInput {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | undefined;
  /** Path at the host, already built by `fillPath`. */
  path: string;
  /** In place of host and path: a whole address that a host gave, at one of the hosts. */
  absoluteUrl?: string | undefined;
  /** Parameters, or a query text that is already encoded. */
  query?: Readonly<Record<string, QueryValue>> | string | undefined;
  /** JSON, a form in parts, or a file as it is. */
  body?: unknown;
  /** Accept-version of this call alone (LIST-14, LIST-15); never a shared default. */
  version?: 1 | 2 | undefined;
  /** In place of Accept and Accept-version; the session's own is added. */
  headers?: Readonly<Record<string, string>> | undefined;
  /** ms; LIST-18. */
  timeout?: number | undefined;
  /** Name of the host, see the runtime config. */
  host?: string | undefined;
  signal?: AbortSignal | undefined;
  /** Says `Content-Type: application/json` though there is no body, for a host that asks for it. */
  forceJsonContentType?: boolean | undefined;
  responseType?: 'json' | 'blob' | undefined;
  /** The session's failure rules (401, 503) do not apply: the login itself. */
  skipSessionRules?: boolean | undefined;
  /** A declaration asks for it, or its path is made of an id: calls that begin and end sessions are refused. */
  fromDeclaration?: boolean | undefined;
  /** A token in place of the stored one, for what begins, renews or proves a session; false: none, and nothing is renewed. */
  tokenOverride?: string | false | undefined;
}

export interface ApiResponse<T> {
  /** What was asked: links in the answer are meant from there. */
  url: string;
  status: number;
  body: T;
  headers: Headers;
}

/** Sends one call. Rejects with `ApiError`, or with an `AbortError` when the caller left. */
export type RequestFunction = <T = unknown>(input: RequestInput) => Promise<ApiResponse<T>>;

/** What a call takes along of the session. */
export interface AuthTransport {
  headers?: Readonly<Record<string, string>>;
  /** The host's cookies go along. */
  sendCookies?: boolean;
}

export interface RequestOptions {
  /** Base address by name: `{ main: '/api' }`. */
  hosts: Readonly<Record<string, string>>;
  /** The token that a host may be sent, by its base address; undefined for none. */
  getToken: (baseUrl: string) => string | undefined;
  /** What carries a token to its host. Default: the header Authorization, as `Bearer`. */
  authTransport?: ((token: string) => AuthTransport) | undefined;
  /** Renews the token of a base address where it is about to end; rejects where that ends the session. */
  renewToken?: ((baseUrl: string) => Promise<void> | undefined) | undefined;
  /** Paths at the main host that begin or end a session, besides the product's own. */
  sessionPaths?: readonly string[] | undefined;
  onFailure?: ((error: ApiError) => void) | undefined;
  /** Answers that were asked for before the console was loaded, see `src/preload/preload.js`. */
  takePreloaded?: ((url: string) => Promise<Response> | undefined) | undefined;
  fetch?: typeof fetch | undefined;
  /** Equal reads that are asked for at the same time are sent once. */
  dedupes?: boolean | undefined;
}

/** Every call of the running console; what is asked for before it runs does its own (`src/preload/preload.js`, `src/app`). */
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
    const body = await readBody(response, input.responseType ?? 'json');
    // 226 is inside 2xx but means a conflict: it reaches the caller as a status, never as an error.
    if (!response.ok) throw new ApiError(response.status, body);
    return { url, status: response.status, body: body as T, headers: response.headers };
  } catch (error) {
    if (timeoutController.signal.aborted) throw timeoutController.signal.reason;
    throw error;
  } finally {
    clearTimeout(timeoutId);
    if ((input.method ?? 'GET') !== 'GET') countWrite();
  }
}

/** An answer that was asked for before the console was loaded knows nothing of this call's limits. */
const rejectOnAbort = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason));
  });

const isRead = (input: RequestInput): boolean => (input.method ?? 'GET') === 'GET' && input.version !== 2;

/** Bodies that say themselves what they are. */
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
      message: `Host sin configurar: ${absoluteUrl ? getOrigin(absoluteUrl) : name}`,
    });
  const query = typeof input.query === 'string' ? input.query : queryString(input.query ?? {});
  const url = absoluteUrl || baseUrl + input.path + (query ? `?${query}` : '');
  if (!isUrlWithin(baseUrl, url))
    throw new ApiError(UNKNOWN_ERROR, { message: `La dirección se sale del host «${name}»` });
  if (input.fromDeclaration && isSessionUrl(url, hosts.main ?? '', sessionPaths))
    throw new ApiError(UNKNOWN_ERROR, { message: 'Esta llamada es de la sesión: solo la hace la consola' });
  return { baseUrl, url };
}

function buildInit(input: RequestInput, transport: AuthTransport): RequestInit {
  const headers = new Headers(
    input.headers ?? { Accept: 'application/json', 'Accept-version': String(input.version ?? 1) },
  );
  for (const [name, value] of Object.entries(transport.headers ?? {})) headers.set(name, value);
  const isRaw = RAW_BODIES.some((bodyClass) => input.body instanceof bodyClass);
  // The browser says it, of parts with what stands between them.
  if (isRaw) headers.delete('Content-Type');
  else if ((input.body !== undefined || input.forceJsonContentType) && !headers.has('Content-Type'))
    headers.set('Content-Type', 'application/json');
  return {
    method: input.method ?? 'GET',
    headers,
    credentials: transport.sendCookies ? 'include' : 'omit',
    ...(input.body === undefined
      ? {}
      : { body: isRaw ? (input.body as BodyInit) : JSON.stringify(input.body) }),
  };
}

async function readBody(response: Response, responseType: 'json' | 'blob'): Promise<unknown> {
  if (responseType === 'blob' && response.ok) return response.blob();
  const text = await response.text();
  if (text === '') {
    // An empty good answer is fine for a write (204); a read that promised JSON must bring it.
    return null;
  }
  try {
    return JSON.parse(text);
  } catch {
    // What was refused is known by its status, and a 226 is a refusal, too: nothing is lost with its text.
    if (!response.ok || response.status === 226) return null;
    throw malformedResponseError();
  }
}

function toFailure(error: unknown): unknown {
  if (error instanceof ApiError) return error;
  if (error instanceof DOMException && error.name === 'AbortError') return error;
  // Every refused, reset or offline connection reaches the page as a TypeError.
  return error instanceof TypeError ? new ApiError(NETWORK_ERROR) : new ApiError(UNKNOWN_ERROR);
}
