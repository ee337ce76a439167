import type { DataProvider } from 'ra-core';
import type { CallInput } from '../src/config/schema/common';
import { readPath } from '../src/config/values/readPath';
import { ApiError } from './http/apiError';
import { mergeBody } from './jsonApi/requestBody';
import { CONFLICT, fillQueryParams, type ResourceLookup, type WriteMeta } from './jsonApi/jsonApiProvider';
import { fillPath } from './http/path';
import type { ApiResponse, RequestFunction } from './http/request';
import { fillTemplate, type Scope } from './templates/fillTemplate';

export interface CallParams {
  call: CallInput;
  scope: Scope;
  signal?: AbortSignal | undefined;
  /** `blob` for a file. Default JSON. */
  responseType?: 'json' | 'blob' | undefined;
  /** Members that override the declared ones in the body. */
  bodyOverrides?: WriteMeta['bodyOverrides'];
}
export interface CallResult {
  status: number;
  body: unknown;
  /** True if a host of another dialect has accepted the call (202) and not done it yet. */
  isPending?: boolean | undefined;
}

/** Sends a declared call with its placeholders filled from `scope`; resolves with status and body. */
export type DeclaredCall = (resource: string, params: CallParams) => Promise<{ data: CallResult }>;

/** A data provider with declared calls. */
export type HostDataProvider = DataProvider & { call: DeclaredCall };

/** Creates the function for declared calls that are not CRUD, to the call's own host or that of its resource. */
export const declaredCall =
  (resources: ResourceLookup, request: RequestFunction): DeclaredCall =>
  async (resource, { call, scope, signal, responseType, bodyOverrides }) => {
    const body = call.body === undefined ? undefined : fillTemplate(call.body, scope);
    const response = await request({
      method: call.method,
      path: fillPath(call.path, (name) => readPath(scope, name)),
      query: fillQueryParams(call.query ?? {}, scope),
      body: bodyOverrides === undefined ? body : mergeBody(body, fillTemplate(bodyOverrides, scope)),
      version: call.apiVersion,
      timeout: call.timeout,
      host: call.host ?? resources.get(resource)?.api.host,
      signal,
      responseType,
    });
    if (response.status === CONFLICT) throw new ApiError(CONFLICT, response.body);
    return { data: toCallResult(response) };
  };

export const toCallResult = ({ status, body }: ApiResponse<unknown>): CallResult => ({ status, body });
