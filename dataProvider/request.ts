import { writeEnded } from '../src/lib/lastWrite';
import { DEFAULTS } from '../src/config/defaults';
import { ApiError, NO_ANSWER, OTHER, unreadable } from './apiError';
import { beginsOrEndsSession, isBelow, originOf } from './hostAddress';
import { joinReads } from './joinReads';
import { queryString, type QueryValue } from './path';

export { ApiError } from './apiError';

export interface RequestInput {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | undefined;
  /** Path at the host, already built by `fillPath`. */
  path: string;
  /** In place of host and path: a whole address that a host gave, at one of the hosts. */
  at?: string | undefined;
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
  sayJson?: boolean | undefined;
  as?: 'json' | 'blob' | undefined;
  /** The session's failure rules (401, 503) do not apply: the login itself. */
  quiet?: boolean | undefined;
  /** A declaration asks for it, or its path is made of an id: calls that begin and end sessions are refused. */
  declared?: boolean | undefined;
  /** A token in place of the stored one, for what begins, renews or proves a session; false: none, and nothing is renewed. */
  session?: string | false | undefined;
}

export interface Answer<T> {
  /** What was asked: links in the answer are meant from there. */
  url: string;
  status: number;
  body: T;
  headers: Headers;
}

/** Sends one call. Rejects with `ApiError`, or with an `AbortError` when the caller left. */
export type Request = <T = unknown>(input: RequestInput) => Promise<Answer<T>>;

/** What a call takes along of the session. */
export interface Carried {
  headers?: Readonly<Record<string, string>>;
  /** The host's cookies go along. */
  cookies?: boolean;
}

export interface RequestOptions {
  /** Base address by name: `{ main: '/api' }`. */
  hosts: Readonly<Record<string, string>>;
  /** The token that a host may be sent, by its base address; undefined for none. */
  token: (address: string) => string | undefined;
  /** What carries a token to its host. Default: the header Authorization, as `Bearer`. */
  carry?: ((token: string) => Carried) | undefined;
  /** Renews the token of a base address where it is about to end; rejects where that ends the session. */
  renew?: ((address: string) => Promise<void> | undefined) | undefined;
  /** Paths at the main host that begin or end a session, besides the product's own. */
  sessionPaths?: readonly string[] | undefined;
  onFailure?: ((error: ApiError) => void) | undefined;
  /** Answers that were asked for before the console was loaded, see `src/start/start.js`. */
  started?: ((url: string) => Promise<Response> | undefined) | undefined;
  fetch?: typeof fetch | undefined;
  /** Equal reads that are asked for at the same time are sent once. */
  joins?: boolean | undefined;
}

/** Every call of the running console; what is asked for before it runs does its own (`src/start/start.js`, `src/app`). */
export function createRequest(options: RequestOptions): Request {
  const each = options.fetch ?? ((...args: Parameters<typeof fetch>) => fetch(...args));
  const send = options.joins ? joinReads(each) : each;
  return async <T>(input: RequestInput): Promise<Answer<T>> => {
    try {
      return await answer<T>(input, options, send);
    } catch (error) {
      const failure = toFailure(error);
      if (failure instanceof ApiError && !input.quiet) options.onFailure?.(failure);
      throw failure;
    }
  };
}

async function answer<T>(
  input: RequestInput,
  options: RequestOptions,
  send: typeof fetch,
): Promise<Answer<T>> {
  const { base, url } = address(input, options);
  const renewal = input.session === undefined ? options.renew?.(base) : undefined;
  if (renewal) await renewal;
  const timer = new AbortController();
  const timeout = setTimeout(
    () => timer.abort(new ApiError('ECONNABORTED')),
    input.timeout ?? DEFAULTS.call.timeout,
  );
  const signal = input.signal ? AbortSignal.any([input.signal, timer.signal]) : timer.signal;
  try {
    const started = isRead(input) ? options.started?.(url) : undefined;
    const token = input.session ?? options.token(base);
    const sent =
      started ?? send(url, { ...init(input, token ? (options.carry ?? bearer)(token) : {}), signal });
    const response = await (started ? Promise.race([sent, aborted(signal)]) : sent);
    const body = await readBody(response, input.as ?? 'json');
    // 226 is inside 2xx but means a conflict: it reaches the caller as a status, never as an error.
    if (!response.ok) throw new ApiError(response.status, body);
    return { url, status: response.status, body: body as T, headers: response.headers };
  } catch (error) {
    if (timer.signal.aborted) throw timer.signal.reason;
    throw error;
  } finally {
    clearTimeout(timeout);
    if ((input.method ?? 'GET') !== 'GET') writeEnded();
  }
}

/** An answer that was asked for before the console was loaded knows nothing of this call's limits. */
const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason));
  });

const isRead = (input: RequestInput): boolean => (input.method ?? 'GET') === 'GET' && input.version !== 2;

/** Bodies that say themselves what they are. */
const RAW = [Blob, FormData, URLSearchParams];

const bearer = (token: string): Carried => ({ headers: { Authorization: `Bearer ${token}` } });

function address(
  input: RequestInput,
  { hosts, sessionPaths }: RequestOptions,
): { base: string; url: string } {
  const { at, host: name = 'main' } = input;
  const base = at
    ? Object.values(hosts).find((host) => isBelow(host, at))
    : Object.hasOwn(hosts, name)
      ? hosts[name]
      : undefined;
  if (base === undefined)
    throw new ApiError(OTHER, { message: `Host sin configurar: ${at ? originOf(at) : name}` });
  const query = typeof input.query === 'string' ? input.query : queryString(input.query ?? {});
  const url = at || base + input.path + (query ? `?${query}` : '');
  if (!isBelow(base, url)) throw new ApiError(OTHER, { message: `La dirección se sale del host «${name}»` });
  if (input.declared && beginsOrEndsSession(url, hosts.main ?? '', sessionPaths))
    throw new ApiError(OTHER, { message: 'Esta llamada es de la sesión: solo la hace la consola' });
  return { base, url };
}

function init(input: RequestInput, carried: Carried): RequestInit {
  const headers = new Headers(
    input.headers ?? { Accept: 'application/json', 'Accept-version': String(input.version ?? 1) },
  );
  for (const [name, value] of Object.entries(carried.headers ?? {})) headers.set(name, value);
  const isRaw = RAW.some((kind) => input.body instanceof kind);
  // The browser says it, of parts with what stands between them.
  if (isRaw) headers.delete('Content-Type');
  else if ((input.body !== undefined || input.sayJson) && !headers.has('Content-Type'))
    headers.set('Content-Type', 'application/json');
  return {
    method: input.method ?? 'GET',
    headers,
    credentials: carried.cookies ? 'include' : 'omit',
    ...(input.body === undefined
      ? {}
      : { body: isRaw ? (input.body as BodyInit) : JSON.stringify(input.body) }),
  };
}

async function readBody(response: Response, as: 'json' | 'blob'): Promise<unknown> {
  if (as === 'blob' && response.ok) return response.blob();
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
    throw unreadable();
  }
}

function toFailure(error: unknown): unknown {
  if (error instanceof ApiError) return error;
  if (error instanceof DOMException && error.name === 'AbortError') return error;
  // Every refused, reset or offline connection reaches the page as a TypeError.
  return error instanceof TypeError ? new ApiError(NO_ANSWER) : new ApiError(OTHER);
}
