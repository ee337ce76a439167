import { writeExactNumbers } from '../../src/lib/exactNumber';
import { ApiError, NETWORK_ERROR } from '../http/apiError';
import { parseExactJson } from '../http/parseExactJson';
import { isUrlWithin, parseUrl } from '../http/hostUrl';
import type { RequestFunction, RequestInput } from '../http/request';
import type { Fetch, HttpClient } from './providerModule';

const METHODS: readonly string[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
/** Statuses whose response has no body. */
const NULL_BODY_STATUSES = [204, 205, 304];

/** The host has accepted a request that it has not processed yet. */
const ACCEPTED = 202;

/** The message of a failed connection, as browsers word it; `providerErrors.ts` reads it through the errors of clients. */
const CONNECTION_FAILED = 'Failed to fetch';
/** The message of a timeout. */
const TIMED_OUT = 'ECONNABORTED';

/** Returns the code of a failure without a status, by the message that clients pass on; undefined for other messages. */
export const connectionErrorCode = (message: string): ApiError['code'] | undefined => {
  if (message.includes(TIMED_OUT)) return TIMED_OUT;
  return /failed to fetch|load failed|networkerror|fetch failed/i.test(message) ? NETWORK_ERROR : undefined;
};

/**
 * Returns a `fetch` for a provider module: the console's request function, with the session for the host, and only for URLs
 * below its base URL. Rejects for another URL, a connection error and a timeout. `onAccepted` is called for each response with 202,
 * since results of a data provider have no status.
 */
export function createHostFetch(
  request: RequestFunction,
  baseUrl: string,
  onAccepted: () => void = () => undefined,
): Fetch {
  return async (input, init) => {
    const { method = 'GET', url, headers, body, signal } = readRequest(input, init);
    if (!isUrlWithin(baseUrl, url) || !METHODS.includes(method))
      throw new Error(`This provider may only send requests to URLs below ${baseUrl}: ${method} ${url}`);
    try {
      const response = await request<Blob | null>({
        absoluteUrl: url,
        path: '',
        method: method as RequestInput['method'],
        headers: Object.fromEntries(headers),
        body: toRawBody(body, headers),
        responseType: 'blob',
        // GraphQL reads by POST; the method of the provider that is called decides.
        countsAsWrite: false,
        ...(signal && { signal }),
      });
      if (response.status === ACCEPTED) onAccepted();
      return new Response(NULL_BODY_STATUSES.includes(response.status) ? null : response.body, {
        status: response.status,
        headers: response.headers,
      });
    } catch (error) {
      return toResponse(error);
    }
  };
}

/** Converts the failure of a request to a response if it has a status, as `fetch` does. */
function toResponse(error: unknown): Response {
  if (!(error instanceof ApiError)) throw error;
  if (error.code === TIMED_OUT) throw new TypeError(TIMED_OUT);
  if (error.status < 200)
    throw new TypeError(error.code === NETWORK_ERROR ? CONNECTION_FAILED : error.message);
  return new Response(error.body === null ? null : JSON.stringify(error.body), {
    status: error.status,
    headers: { 'Content-Type': 'application/json' },
  });
}

function readRequest(input: RequestInfo | URL, init: RequestInit = {}) {
  const url = input instanceof Request ? input.url : String(input);
  return {
    url: url.startsWith('/') ? url : (parseUrl(url)?.href ?? url),
    method: init.method?.toUpperCase(),
    headers: new Headers(init.headers ?? { Accept: 'application/json' }),
    body: init.body,
    signal: init.signal ?? undefined,
  };
}

/** Converts a text to a body with its own content type; the request function would encode it as JSON again. */
const toRawBody = (body: RequestInit['body'], headers: Headers): unknown =>
  typeof body === 'string'
    ? new Blob([writeExactNumbers(body)], { type: headers.get('Content-Type') ?? 'application/json' })
    : (body ?? undefined);

/**
 * Returns the function that takes the place of react-admin's `fetchUtils.fetchJson`. Numbers that JavaScript would round are
 * `ExactNumber` objects in its JSON, and numbers again in a body with such objects.
 */
export const createHttpClient =
  (hostFetch: Fetch): HttpClient =>
  async (url, options) => {
    const response = await hostFetch(url, options);
    const { status, headers } = response;
    const body = await response.text();
    const json = parseJson(body);
    if (response.ok) return { status, headers, body, json };
    const { message } = Object(json) as { message?: unknown };
    throw Object.assign(new Error(typeof message === 'string' ? message : ''), {
      name: 'HttpError',
      status,
      body: json,
    });
  };

function parseJson(text: string): unknown {
  try {
    return parseExactJson(text);
  } catch {
    return undefined;
  }
}
