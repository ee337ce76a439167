import type { GetListParams, RaRecord } from 'ra-core';
import { DEFAULTS } from '../../src/config/defaults';
import type { ListCall, ReadCall, Resource, WriteCall } from '../../src/config/types';
import { buildRequestBody } from './requestBody';
import { decodeList, decodeOne, type DecodedList } from './decode';
import { buildListQuery } from './listQuery';
import type { QueryValue } from '../http/path';
import type { ApiResponse, RequestInput } from '../http/request';
import type { Scope } from '../templates/fillTemplate';

/** A list that is asked for. */
export interface ListRequest {
  resource: Resource;
  /** As declared, unless a screen asks for the whole list. */
  call: ListCall;
  /** Where its rows are. */
  path: string;
  params: GetListParams;
  /** Parameters that are asked for in any case. */
  fixedParams: Readonly<Record<string, QueryValue>>;
  /** Of what the rows are: the reference that points there, and the id. */
  target?: readonly [name: string, id: string] | undefined;
}

/** A record that is written. */
export interface WriteRequest {
  resource: Resource;
  call: WriteCall;
  /** What a form holds. */
  values: Readonly<Record<string, unknown>>;
  /** The record before, as it was read: its id, too, is as the host wrote it. */
  previousRecord?: Readonly<Record<string, unknown>> | undefined;
  /** What a template of the declaration may name. */
  scope: Scope;
  id?: string | undefined;
}

/**
 * How a host speaks: what is left open by `createJsonApiProvider`. The product's own is {@link jsonApiFormat}; those made of
 * data are in `dialects/`.
 */
export interface WireFormat {
  /** How a list is asked for, besides its path. */
  buildListRequest: (request: ListRequest) => Pick<RequestInput, 'query' | 'headers'>;
  /** Throws when the answer is no list. `readHasNextPage`: the host says whether there is another page. */
  parseList: (
    response: ApiResponse<unknown>,
    request: ListRequest,
  ) => DecodedList & { hasNextPage?: boolean | undefined };
  /** Throws when the answer is no record. Without a call: the answer of a write. */
  parseRecord: (body: unknown, resource: Resource, call?: ReadCall, id?: string) => RaRecord;
  /** The body of a create or update; undefined for none. */
  buildBody: (write: WriteRequest) => unknown;
  /** An update sends the whole record. */
  sendsWholeRecord?: boolean;
}

/** The product's own dialect, `json-api`. */
export const jsonApiFormat: WireFormat = {
  buildListRequest: ({ call, params, resource, fixedParams, target }) => ({
    query: {
      ...buildListQuery(call, params, resource.fields, fixedParams),
      ...(target && { [target[0]]: target[1] }),
    },
  }),
  parseList: ({ body }, { call, params, resource }) =>
    decodeList(body, call.data, {
      pagination: params.pagination,
      total: call.total,
      idPaths: resource.api.id,
    }),
  parseRecord: (body, { api }, call, id) =>
    decodeOne(body, call?.data ?? DEFAULTS.call.data, { ...(id !== undefined && { id }), idPaths: api.id }),
  buildBody: ({ call, resource, values, scope, id, previousRecord }) =>
    buildRequestBody(call, resource, values, scope, id, previousRecord),
};
