/** One request to the host under test. */
export interface Question {
  method: string;
  /** Below the host's address, with its query. */
  path: string;
  /** `Accept-version`; none is sent when it is missing. */
  version?: string | undefined;
  /** Without the token when false. */
  signed?: boolean;
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
}

/** What the host said. `json` is undefined where the answer is no JSON. */
export interface Reply {
  status: number;
  headers: Headers;
  /** Media type without parameters, in small letters. */
  media: string;
  json: unknown;
  empty: boolean;
}

/** The host gave no usable answer; the message is one Spanish line. */
export class NoAnswer extends Error {}

/** Sends one question. Throws NoAnswer. */
export type Ask = (question: Question) => Promise<Reply>;

/** More than this is not read, in bytes. */
const LARGEST = 64 * 1024 * 1024;

/**
 * Talks to one address and to no other: redirects are answers, not followed. Nothing is sent twice.
 * `timeout` is in ms and counts until the last byte.
 */
export function createAsk({ url, token, timeout }: { url: string; token: string; timeout: number }): Ask {
  return async ({ method, path, version, signed = true, body, headers }) => {
    const signal = AbortSignal.timeout(timeout);
    try {
      const response = await fetch(url + path, {
        method,
        redirect: 'manual',
        signal,
        headers: {
          accept: 'application/json',
          ...(version !== undefined && { 'accept-version': version }),
          ...(signed && { authorization: `Bearer ${token}` }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      return reply(response, await limitedText(response));
    } catch (error) {
      throw error instanceof NoAnswer ? error : new NoAnswer(reason(error, timeout));
    }
  };
}

/** As the browser asks, but redirects are answers, not followed. */
export const askOnce: typeof fetch = (input, init) => fetch(input, { ...init, redirect: 'manual' });

async function limitedText(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.byteLength;
    if (size > LARGEST) throw new NoAnswer('la respuesta pasa de 64 MB');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function reply({ status, headers }: Response, text: string): Reply {
  const media = (headers.get('content-type') ?? '').split(';')[0]!.trim().toLowerCase();
  return { status, headers, media, json: parsed(text), empty: text === '' };
}

/** As the console reads it: whatever its type says. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'rechaza la conexión',
  ECONNRESET: 'corta la conexión',
  UND_ERR_SOCKET: 'corta la conexión',
  ENOTFOUND: 'no existe ese nombre',
  EAI_AGAIN: 'no se puede resolver ese nombre',
  EHOSTUNREACH: 'no hay camino hasta esa dirección',
  ENETUNREACH: 'no hay camino hasta esa dirección',
  UND_ERR_CONNECT_TIMEOUT: 'no contesta',
};

/** Why there was no answer; `timeout` in ms, after which one is too late. */
export function reason(error: unknown, timeout: number): string {
  const names = error instanceof Error ? [error.name, codeOf(error), codeOf(error.cause)] : [];
  if (names.includes('TimeoutError')) return `no contesta en ${timeout} ms`;
  const known = names.find((name) => name !== undefined && Object.hasOwn(reasons, name));
  if (known !== undefined) return reasons[known] ?? known;
  const code = names.find((name) => /CERT|SSL|TLS|SELF_SIGNED|EPROTO/.test(name ?? ''));
  if (code !== undefined) return `falla la conexión segura (${code})`;
  return `no contesta como un servicio web${names[2] === undefined ? '' : ` (${names[2]})`}`;
}

function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if (error instanceof AggregateError && error.errors.length > 0) return codeOf(error.errors[0]);
  return 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
