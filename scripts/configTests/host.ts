import type { TestCase } from './schema.ts';

/** A call as a test writes it. */
export interface Sent {
  call: string;
  body?: unknown;
}

/** Where a host of the config is in tests: nothing is ever asked of it. */
export const standIn = (name: string): string => `https://${name}.invalid`;

/** In the place of the host: answers as the test says, and keeps what it is asked. */
export function answering(answers: TestCase['answers'] = {}): {
  fetch: typeof fetch;
  sent: Sent[];
  unknown: string[];
} {
  const sent: Sent[] = [];
  const unknown: string[] = [];
  const known = new Map(Object.entries(answers).map(([call, answer]) => [readable(call), answer]));
  const asked: typeof fetch = (input, init) => {
    const [, address = ''] = /^https:\/\/[^/]+(\/.*)$/.exec(String(input)) ?? [];
    const call = readable(`${init?.method ?? 'GET'} ${address}`);
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
    sent.push(body === undefined ? { call } : { call, body });
    const found = known.get(call) ?? known.get(call.replace(/\?.*$/, ''));
    if (!found) unknown.push(call);
    const text = found?.body === undefined ? null : JSON.stringify(found.body);
    return Promise.resolve(
      new Response(text, { status: found?.status ?? (found ? 200 : 501), headers: found?.headers ?? {} }),
    );
  };
  return { fetch: asked, sent, unknown };
}

/** A call with its query as a person writes it. */
export function readable(call: string): string {
  try {
    return decodeURIComponent(call.replaceAll('+', ' '));
  } catch {
    return call;
  }
}
