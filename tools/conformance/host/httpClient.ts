import type { AuthTransport } from '../../../dataProvider/http/request';
import type { CookieJar } from './cookieJar';

/** A request to the host under test. */
export interface ConformanceRequest {
  method: string;
  /** Path below the host's base URL, with its query. */
  path: string;
  /** `Accept-version`; not sent if missing. */
  version?: string | undefined;
  /** False to send no token. */
  authenticated?: boolean;
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
}

/** Response of the host. `json` is undefined if the body is not JSON. */
export interface ConformanceResponse {
  status: number;
  headers: Headers;
  /** Media type without parameters, in lower case. */
  mediaType: string;
  json: unknown;
  isEmpty: boolean;
}

/** The host gave no usable response; the message is one English line. */
export class NoResponseError extends Error {}

/** Sends a request. Throws NoResponseError. */
export type SendRequest = (question: ConformanceRequest) => Promise<ConformanceResponse>;

/** Maximum response size in bytes. */
const MAX_BYTES = 64 * 1024 * 1024;

interface RequesterOptions {
  url: string;
  /** undefined if a cookie carries the session. */
  token: string | undefined;
  timeout: number;
  /** How calls carry the token. */
  transport: (token: string) => AuthTransport;
  /** Cookies of the session; undefined for none. */
  jar: CookieJar | undefined;
}

/**
 * Creates a client for one base URL. It does not follow redirects and never retries. `timeout` is in ms and covers the
 * whole response.
 */
export function createRequester({ url, token, timeout, transport, jar }: RequesterOptions): SendRequest {
  return async ({ method, path, version, authenticated = true, body, headers }) => {
    const signal = AbortSignal.timeout(timeout);
    const cookie = jar?.header();
    try {
      const response = await fetch(url + path, {
        method,
        redirect: 'manual',
        signal,
        headers: {
          accept: 'application/json',
          ...(version !== undefined && { 'accept-version': version }),
          ...(authenticated && token !== undefined && transport(token).headers),
          ...(authenticated && cookie !== undefined && { cookie }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      // A call without a session may get one of its own.
      if (authenticated) jar?.store(response.headers);
      return toConformanceResponse(response, await readLimitedText(response));
    } catch (error) {
      throw error instanceof NoResponseError
        ? error
        : new NoResponseError(describeConnectionError(error, timeout));
    }
  };
}

/** Fetches without following redirects; they are returned as responses. */
export const fetchWithoutRedirect: typeof fetch = (input, init) =>
  fetch(input, { ...init, redirect: 'manual' });

async function readLimitedText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_BYTES) throw new NoResponseError('the response exceeds 64 MB');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function toConformanceResponse({ status, headers }: Response, text: string): ConformanceResponse {
  const mediaType = (headers.get('content-type') ?? '').split(';')[0]!.trim().toLowerCase();
  return { status, headers, mediaType, json: parseJson(text), isEmpty: text === '' };
}

/** Parses JSON as the console does, whatever the content type. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

const failureTexts: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'the host refuses the connection',
  ECONNRESET: 'the host closes the connection',
  UND_ERR_SOCKET: 'the host closes the connection',
  ENOTFOUND: 'the name does not exist',
  EAI_AGAIN: 'the name cannot be resolved',
  EHOSTUNREACH: 'there is no route to this address',
  ENETUNREACH: 'there is no route to this address',
  UND_ERR_CONNECT_TIMEOUT: 'no response',
};

/** Describes why there was no response; `timeout` in ms. */
export function describeConnectionError(error: unknown, timeout: number): string {
  const names = error instanceof Error ? [error.name, errorCode(error), errorCode(error.cause)] : [];
  if (names.includes('TimeoutError')) return `no response in ${timeout} ms`;
  const knownCode = names.find((name) => name !== undefined && Object.hasOwn(failureTexts, name));
  if (knownCode !== undefined) return failureTexts[knownCode] ?? knownCode;
  const code = names.find((name) => /CERT|SSL|TLS|SELF_SIGNED|EPROTO/.test(name ?? ''));
  if (code !== undefined) return `the secure connection fails (${code})`;
  return `the host does not respond as a web service${names[2] === undefined ? '' : ` (${names[2]})`}`;
}

function errorCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if (error instanceof AggregateError && error.errors.length > 0) return errorCode(error.errors[0]);
  return 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
