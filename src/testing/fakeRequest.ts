import { createRequest, type Request, type RequestOptions } from '../../dataProvider/request';

/** A call as the services host sees it. */
export interface SeenCall {
  method: string;
  /** Path and query, brackets readable. */
  url: string;
  headers: Headers;
  /** JSON as a value, anything else as it is. */
  body: unknown;
}

/** What the host answers: a body with 200, or more exactly; `text` is sent as it is, `refused` never arrives. */
export type FakeAnswer =
  | { status?: number; body?: unknown; text?: string; headers?: Record<string, string> }
  | 'refused'
  | 'silent';
type Answers = Readonly<Record<string, FakeAnswer | ((call: SeenCall) => FakeAnswer | Promise<FakeAnswer>)>>;

export interface FakeHost {
  request: Request;
  fetch: typeof fetch;
  /** Every call in its order. */
  seen: SeenCall[];
  /** `METHOD /path?query` of every call. */
  calls: () => string[];
  /** The same of those that wait for their answer and were not given up. */
  underWay: () => string[];
}

/**
 * A services host at the network edge, under the real request function. Answers are looked up by `METHOD /path?query`,
 * then by `METHOD /path`, then by `*`; what nobody thought of is a 501, so that it shows.
 */
export function fakeHost(answers: Answers, options: Partial<RequestOptions> = {}): FakeHost {
  const seen: SeenCall[] = [];
  const waiting = new Set<SeenCall>();
  const lineOf = ({ method, url }: SeenCall): string => `${method} ${url}`;
  const send: typeof fetch = async (input, init) => {
    const url = String(input);
    const method = init?.method ?? 'GET';
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : (init?.body ?? undefined);
    const call: SeenCall = { method, url, headers: new Headers(init?.headers), body };
    seen.push(call);
    const found = answers[`${method} ${url}`] ??
      answers[`${method} ${url.split('?')[0] ?? ''}`] ??
      answers['*'] ?? { status: 501 };
    waiting.add(call);
    const answered = Promise.resolve(typeof found === 'function' ? found(call) : found).then((answer) =>
      answer === 'silent' ? left(init?.signal) : answer,
    );
    const answer = await Promise.race([answered, left(init?.signal)]).finally(() => waiting.delete(call));
    if (answer === 'refused') throw new TypeError('Failed to fetch');
    const text = answer.text ?? (answer.body === undefined ? null : JSON.stringify(answer.body));
    return new Response(text, { status: answer.status ?? 200, headers: answer.headers ?? {} });
  };
  return {
    request: createRequest({
      hosts: { main: '', plain: '/plain' },
      token: () => 'token-1',
      fetch: send,
      ...options,
    }),
    fetch: send,
    seen,
    calls: () => seen.map(lineOf),
    underWay: () => [...waiting].map(lineOf),
  };
}

/** Rejects once the caller aborts, as fetch does. */
const left = (signal: AbortSignal | null | undefined): Promise<never> =>
  new Promise((_, reject) => {
    if (signal?.aborted) reject(signal.reason);
    signal?.addEventListener('abort', () => reject(signal.reason));
  });

/** A page of a list as the services host writes it. */
export const page = (data: readonly object[], all = data.length, size = 50): FakeAnswer => ({
  body: {
    data,
    links: { first: null, last: null, next: null, prev: null, self: null },
    meta: {
      all_results: all,
      page_size: size,
      results: data.length,
      total_pages: Math.max(1, Math.ceil(all / size)),
    },
  },
});
