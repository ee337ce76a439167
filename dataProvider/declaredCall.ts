import type { CallInput } from '../src/config/schema/common';
import { readPath } from '../src/config/readPath';
import { ApiError } from './apiError';
import { withOver } from './body';
import { CONFLICT, fillQuery, type Resources, type WriteMeta } from './jsonApiProvider';
import { fillPath } from './path';
import type { Answer, Request } from './request';
import { fillTemplate, type Scope } from './template';

export interface CallParams {
  call: CallInput;
  scope: Scope;
  signal?: AbortSignal | undefined;
  /** `blob` for a file. Default JSON. */
  as?: 'json' | 'blob' | undefined;
  /** Members of the body that take the place of the declared ones. */
  over?: WriteMeta['over'];
}
export interface CallResult {
  status: number;
  body: unknown;
}

/** Sends a declared call with its placeholders filled from `scope`; answers with status and body. */
export type DeclaredCall = (resource: string, params: CallParams) => Promise<{ data: CallResult }>;

/** Any call of a declaration that is not CRUD, to its own host or that of its resource. */
export const declaredCall =
  (resources: Resources, request: Request): DeclaredCall =>
  async (resource, { call, scope, signal, as, over }) => {
    const body = call.body === undefined ? undefined : fillTemplate(call.body, scope);
    const answer = await request({
      method: call.method,
      path: fillPath(call.path, (name) => readPath(scope, name)),
      query: fillQuery(call.query ?? {}, scope),
      body: over === undefined ? body : withOver(body, fillTemplate(over, scope)),
      version: call.version,
      timeout: call.timeout,
      host: call.host ?? resources.get(resource)?.api.host,
      signal,
      as,
    });
    if (answer.status === CONFLICT) throw new ApiError(CONFLICT, answer.body);
    return { data: resultOf(answer) };
  };

export const resultOf = ({ status, body }: Answer<unknown>): CallResult => ({ status, body });
