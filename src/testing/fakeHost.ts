import { createRequest, type RequestFunction, type RequestOptions } from '../../dataProvider/http/request';

/** A call as the services host sees it. */
export interface RecordedCall {
  method: string;
  /** Path and query, brackets readable. */
  url: string;
  headers: Headers;
  /** JSON as a value, anything else as it is. */
  body: unknown;
  /** The body as text, to the last digit; undefined if it is no text. */
  text: string | undefined;
}

/** Response of the host: a body with 200, or all of its parts; `text` is sent unchanged, `refused` never arrives. */
export type FakeResponse =
  | { status?: number; body?: unknown; text?: string; headers?: Record<string, string> }
  | 'refused'
  | 'silent';
export type FakeResponses = Readonly<
  Record<string, FakeResponse | ((call: RecordedCall) => FakeResponse | Promise<FakeResponse>)>
>;

export interface FakeHost {
  responses: FakeResponses;
  request: RequestFunction;
  fetch: typeof fetch;
  /** Every call in its order. */
  recordedCalls: RecordedCall[];
  /** `METHOD /path?query` of every call. */
  calls: () => string[];
  /** The same of those that wait for their answer and were not given up. */
  pendingCalls: () => string[];
}

/**
 * A services host at the network edge, under the real request function. Responses are looked up by `METHOD /path?query`, then
 * by `METHOD /path`, then by `*`; an unexpected call gets 501, so that the test fails.
 */
export function fakeHost(responses: FakeResponses, options: Partial<RequestOptions> = {}): FakeHost {
  const recordedCalls: RecordedCall[] = [];
  const pending = new Set<RecordedCall>();
  const toCallLine = ({ method, url }: RecordedCall): string => `${method} ${url}`;
  const send: typeof fetch = async (input, init) => {
    const url = String(input);
    const method = init?.method ?? 'GET';
    const text = typeof init?.body === 'string' ? init.body : undefined;
    const body: unknown = text === undefined ? (init?.body ?? undefined) : JSON.parse(text);
    const call: RecordedCall = { method, url, headers: new Headers(init?.headers), body, text };
    recordedCalls.push(call);
    const match = responses[`${method} ${url}`] ??
      responses[`${method} ${url.split('?')[0] ?? ''}`] ??
      responses['*'] ?? { status: 501 };
    pending.add(call);
    const responsePromise = Promise.resolve(typeof match === 'function' ? match(call) : match).then(
      (response) => (response === 'silent' ? rejectOnAbort(init?.signal) : response),
    );
    const response = await Promise.race([responsePromise, rejectOnAbort(init?.signal)]).finally(() =>
      pending.delete(call),
    );
    if (response === 'refused') throw new TypeError('Failed to fetch');
    const answer = response.text ?? (response.body === undefined ? null : JSON.stringify(response.body));
    return new Response(answer, { status: response.status ?? 200, headers: response.headers ?? {} });
  };
  return {
    responses,
    request: createRequest({
      hosts: { main: '', plain: '/plain' },
      getToken: () => 'token-1',
      fetch: send,
      ...options,
    }),
    fetch: send,
    recordedCalls,
    calls: () => recordedCalls.map(toCallLine),
    pendingCalls: () => [...pending].map(toCallLine),
  };
}

/** Rejects once the caller aborts, as fetch does. */
const rejectOnAbort = (signal: AbortSignal | null | undefined): Promise<never> =>
  new Promise((_, reject) => {
    if (signal?.aborted) reject(signal.reason);
    signal?.addEventListener('abort', () => reject(signal.reason));
  });

/** A page of a list as the services host writes it. */
export const listResponse = (data: readonly object[], total = data.length, size = 50): FakeResponse => ({
  body: {
    data,
    links: { first: null, last: null, next: null, prev: null, self: null },
    meta: {
      all_results: total,
      page_size: size,
      results: data.length,
      total_pages: Math.max(1, Math.ceil(total / size)),
    },
  },
});
