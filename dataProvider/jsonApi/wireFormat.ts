import type { GetListParams, RaRecord } from 'ra-core';
import { DEFAULTS } from '../../src/config/defaults';
import type { ListCall, ReadCall, Resource, WriteCall } from '../../src/config/types';
import { buildRequestBody } from './requestBody';
import { decodeList, decodeOne, type DecodedList } from './decode';
import { buildFilterQuery, readFilter } from './filterQuery';
import { buildPageQuery } from './pageQuery';
import { buildSortQuery } from './sortQuery';
import type { QueryValue } from '../http/path';
import type { ApiResponse, RequestInput } from '../http/request';
import type { Scope } from '../templates/fillTemplate';

/** A list request. */
export interface ListRequest {
  resource: Resource;
  /** As declared, unless a screen requests the unpaged list. */
  call: ListCall;
  /** Path of the rows. */
  path: string;
  params: GetListParams;
  /** Parameters that are always sent. */
  fixedParams: Readonly<Record<string, QueryValue>>;
  /** Parent of the rows: the reference field, and the id. */
  target?: readonly [name: string, id: string] | undefined;
}

/** A write. */
export interface WriteRequest {
  resource: Resource;
  call: WriteCall;
  /** Values of the form. */
  values: Readonly<Record<string, unknown>>;
  /** The record before the write, as read, with its id as the host sent it. */
  previousRecord?: Readonly<Record<string, unknown>> | undefined;
  /** Scope for templates of the declaration. */
  scope: Scope;
  id?: string | undefined;
}

/**
 * The wire format of a host: the parts of `createJsonApiProvider` that differ. {@link jsonApiFormat} is the product's own;
 * those defined as data are in `dialects/`.
 */
export interface WireFormat {
  /** Builds the query and headers of a list request; the path is separate. */
  buildListRequest: (request: ListRequest) => Pick<RequestInput, 'query' | 'headers'>;
  /** Parses a list. Throws if the response is not a list. `hasNextPage`: set if the host returns it. */
  parseList: (
    response: ApiResponse<unknown>,
    request: ListRequest,
  ) => DecodedList & { hasNextPage?: boolean | undefined };
  /** Parses a record. Throws if the response is not a record. Without a call, it is the response of a write. */
  parseRecord: (body: unknown, resource: Resource, call?: ReadCall, id?: string) => RaRecord;
  /** Builds the body of a create or update; undefined for none. */
  buildBody: (write: WriteRequest) => unknown;
  /** True if an update sends the whole record. */
  sendsWholeRecord?: boolean;
}

/** The product's own dialect, `json-api`. */
export const jsonApiFormat: WireFormat = {
  buildListRequest: ({ call, params, resource: { fields }, fixedParams, target }) => {
    const { pagination, sort } = params;
    const { search, conditions } = readFilter(params.filter);
    return {
      query: {
        ...fixedParams,
        ...buildPageQuery(call.paged ? pagination : undefined, search),
        ...buildSortQuery(call, sort, fields),
        ...buildFilterQuery(call, conditions, fields, fixedParams),
        ...(target && { [target[0]]: target[1] }),
      },
    };
  },
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
