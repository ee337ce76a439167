import type { RequestOptions } from '../../../dataProvider/http/request';

/** Function that sends the requests. */
export type Fetch = NonNullable<RequestOptions['fetch']>;

/** Response of a host to a call, as data. */
export interface SampleAnswer {
  /** Default 200. */
  status?: number | undefined;
  body?: unknown;
  headers?: Readonly<Record<string, string>> | undefined;
}

/** Answers by `METHOD /path?query` or `METHOD /path`, as tests of declarations and the workbench write them. */
export type SampleAnswers = Readonly<Record<string, SampleAnswer>>;

/** Base URL of a host of the config in sample mode. */
export const getStandInUrl = (name: string): string => `https://${name}.invalid`;

/** A call with its query as a person writes it. */
export function decodeCall(call: string): string {
  try {
    return decodeURIComponent(call.replaceAll('+', ' '));
  } catch {
    return call;
  }
}

/** A call to the sample host. */
export interface ParsedCall {
  /** `GET /stations?page[number]=1`. */
  call: string;
  /** Name of the host. */
  host: string;
  body: unknown;
}

/** Parses the arguments of `fetch` into a call. */
export function parseFetchCall(input: Parameters<Fetch>[0], init?: RequestInit): ParsedCall {
  const [, host = '', path = ''] = /^https:\/\/([^/]+)\.invalid(\/.*)?$/.exec(String(input)) ?? [];
  return {
    call: decodeCall(`${init?.method ?? 'GET'} ${path}`),
    host,
    body: typeof init?.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
  };
}

/** Finds the answer to a call: the one for its very query, else the one for its path. */
export function createAnswerFinder(answers: SampleAnswers): (call: string) => SampleAnswer | undefined {
  const answersByCall = new Map(Object.entries(answers).map(([call, answer]) => [decodeCall(call), answer]));
  return (call) => answersByCall.get(call) ?? answersByCall.get(call.replace(/\?.*$/, ''));
}

/** An answer as the network brings it. */
export const createResponse = ({ status = 200, body, headers = {} }: SampleAnswer): Response =>
  new Response(body === undefined ? null : JSON.stringify(body), { status, headers });
