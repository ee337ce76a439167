import type { RequestOptions } from '../../../../dataProvider/request';

/** What a host is asked with. */
export type Fetch = NonNullable<RequestOptions['fetch']>;

/** What a host answers to a call, as data. */
export interface GivenAnswer {
  /** Default 200. */
  status?: number | undefined;
  body?: unknown;
  headers?: Readonly<Record<string, string>> | undefined;
}

/** Answers by `METHOD /path?query` or `METHOD /path`, as tests of declarations and the workbench write them. */
export type GivenAnswers = Readonly<Record<string, GivenAnswer>>;

/** Where a host of the config is when none is asked. */
export const standIn = (name: string): string => `https://${name}.invalid`;

/** A call with its query as a person writes it. */
export function readable(call: string): string {
  try {
    return decodeURIComponent(call.replaceAll('+', ' '));
  } catch {
    return call;
  }
}

/** A call that was asked for at a stand-in. */
export interface AskedCall {
  /** `GET /stations?page[number]=1`. */
  call: string;
  /** Name of the host. */
  host: string;
  body: unknown;
}

/** What `fetch` was given, as a call. */
export function askedCall(input: Parameters<Fetch>[0], init?: RequestInit): AskedCall {
  const [, host = '', address = ''] = /^https:\/\/([^/]+)\.invalid(\/.*)?$/.exec(String(input)) ?? [];
  return {
    call: readable(`${init?.method ?? 'GET'} ${address}`),
    host,
    body: typeof init?.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
  };
}

/** Finds the answer to a call: the one for its very query, else the one for its path. */
export function givenAnswers(answers: GivenAnswers): (call: string) => GivenAnswer | undefined {
  const known = new Map(Object.entries(answers).map(([call, answer]) => [readable(call), answer]));
  return (call) => known.get(call) ?? known.get(call.replace(/\?.*$/, ''));
}

/** An answer as the network brings it. */
export const responseOf = ({ status = 200, body, headers = {} }: GivenAnswer): Response =>
  new Response(body === undefined ? null : JSON.stringify(body), { status, headers });
