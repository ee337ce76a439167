import type { Answer, Request, RequestInput } from '../../../dataProvider/request';
import { fillTemplate, fillText, type Scope } from '../../../dataProvider/template';
import type { Json } from '../../config/schema/common';
import { isPlainObject } from '../../lib/json';
import { TIMEOUT } from '../signIn';

/** A call of a declared sign-in. */
export interface SessionCall {
  method?: RequestInput['method'];
  path?: string | undefined;
  headers?: Readonly<Record<string, string>> | undefined;
  body?: Json | undefined;
  form?: boolean | undefined;
}

/** The headers of calls of a session where the config gives none. */
const HEADERS: Readonly<Record<string, string>> = { Accept: 'application/json', 'Accept-version': '1' };

interface HowSent {
  /** Headers in place of the product's. */
  headers?: Readonly<Record<string, string>> | undefined;
  /** What the placeholders are filled with. */
  scope?: Scope;
  /** See `RequestInput`. */
  session?: RequestInput['session'];
  /** A failure says nothing of the session. Default true. */
  quiet?: boolean;
  sayJson?: boolean;
}

/** Sends a call of a session as it is declared. Rejects with `ApiError`. */
export function send(
  request: Request,
  { method = 'GET', path = '', body, form, headers: own }: SessionCall,
  { headers = HEADERS, scope = {}, session, quiet = true, sayJson }: HowSent,
): Promise<Answer<unknown>> {
  // A body of which nothing can be filled is none.
  const filled = body === undefined ? undefined : (fillTemplate(body, scope) ?? undefined);
  const texts = Object.entries({ ...headers, ...own }).map(([name, text]) => [name, fillText(text, scope)]);
  return request({
    method,
    path,
    headers: Object.fromEntries(texts) as Record<string, string>,
    body: form ? formOf(filled) : filled,
    timeout: TIMEOUT,
    quiet,
    session,
    sayJson,
  });
}

const formOf = (filled: unknown): URLSearchParams =>
  new URLSearchParams(
    Object.entries(isPlainObject(filled) ? filled : {}).map(([name, value]) => [name, String(value ?? '')]),
  );
