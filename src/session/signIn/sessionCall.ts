import type { ApiResponse, RequestFunction, RequestInput } from '../../../dataProvider/http/request';
import { fillTemplate, fillTextTemplate, type Scope } from '../../../dataProvider/templates/fillTemplate';
import type { Json } from '../../config/schema/common';
import { isPlainObject } from '../../lib/json';
import { SIGN_IN_TIMEOUT } from './signIn';

/** Call of a declared sign-in. */
export interface SessionCall {
  method?: RequestInput['method'];
  path?: string | undefined;
  headers?: Readonly<Record<string, string>> | undefined;
  body?: Json | undefined;
  form?: boolean | undefined;
}

/** Default headers of session calls. */
const HEADERS: Readonly<Record<string, string>> = { Accept: 'application/json', 'Accept-version': '1' };

interface SendOptions {
  /** Headers that replace the product's. */
  headers?: Readonly<Record<string, string>> | undefined;
  /** Scope of the placeholders. */
  scope?: Scope;
  /** See `RequestInput`. */
  tokenOverride?: RequestInput['tokenOverride'];
  /** True: a failure does not affect the session. Default true. */
  skipSessionRules?: boolean;
  forceJsonContentType?: boolean;
}

/** Sends a declared session call. Rejects with `ApiError`. */
export function sendSessionCall(
  request: RequestFunction,
  { method = 'GET', path = '', body, form, headers: callHeaders }: SessionCall,
  {
    headers = HEADERS,
    scope = {},
    tokenOverride,
    skipSessionRules = true,
    forceJsonContentType,
  }: SendOptions,
): Promise<ApiResponse<unknown>> {
  // A body in which no placeholder can be filled is omitted.
  const filledBody = body === undefined ? undefined : (fillTemplate(body, scope) ?? undefined);
  const headerEntries = Object.entries({ ...headers, ...callHeaders }).map(([name, text]) => [
    name,
    fillTextTemplate(text, scope),
  ]);
  return request({
    method,
    path,
    headers: Object.fromEntries(headerEntries) as Record<string, string>,
    body: form ? toFormBody(filledBody) : filledBody,
    timeout: SIGN_IN_TIMEOUT,
    skipSessionRules,
    tokenOverride,
    forceJsonContentType,
  });
}

const toFormBody = (filledBody: unknown): URLSearchParams =>
  new URLSearchParams(
    Object.entries(isPlainObject(filledBody) ? filledBody : {}).map(([name, value]) => [
      name,
      String(value ?? ''),
    ]),
  );
