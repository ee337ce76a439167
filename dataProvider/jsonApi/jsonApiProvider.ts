import type { DataProvider, GetListParams, GetListResult, Identifier, RaRecord } from 'ra-core';
import type { Json, ReadCall, Resource } from '../../src/config/types';
import { readPath } from '../../src/config/values/readPath';
import { isReservedPath } from '../../src/config/runtime/sessionPaths';
import { toDigits } from '../../src/lib/exactNumber';
import { isPlainObject } from '../../src/lib/json';
import { ApiError, UNKNOWN_ERROR } from '../http/apiError';
import { mergeBody } from './requestBody';
import { mergeFixedParams } from './filterQuery';
import { fillPath, type QueryValue } from '../http/path';
import type { RequestFunction } from '../http/request';
import { recordScope, withDefaults } from '../templates/recordScope';
import { jsonApiFormat, type ListRequest, type WireFormat, type WriteRequest } from './wireFormat';
import { fillTemplate, type Scope } from '../templates/fillTemplate';

/** Options of one list call: another path, paging, and fixed parameters. */
export interface ListMeta {
  path?: string;
  paged?: boolean;
  query?: Readonly<Record<string, QueryValue>>;
}

/** Options of one write. `parent`: the record whose tab holds the form, `{parent.…}` in the declared call. */
export interface WriteMeta {
  parent?: RaRecord | undefined;
  /** Members that override the declared ones in the body, to resend the same body with a flag. */
  bodyOverrides?: Readonly<Record<string, Json>> | undefined;
  /** Form fields that the record lacks and the user left empty: bodies built from the fields omit them. */
  omittedFields?: readonly string[] | undefined;
}

/** Declared resources by name, as a map or a view of one. */
export type ResourceLookup = Pick<ReadonlyMap<string, Resource>, 'get'>;

/** Page size of an unpaged list. */
const UNPAGED_PER_PAGE = Number.MAX_SAFE_INTEGER;

/**
 * Creates react-admin's methods for a host of the product's dialect, or of another `wireFormat`:
 *
 * | method | call |
 * | --- | --- |
 * | getList | GET list.path?page[number]&page[size]&search&sort&filters |
 * | getManyReference | getList with the target as an additional filter |
 * | getOne | GET one.path |
 * | getMany | getOne for each id, in parallel; without such a call, from the unpaged list at the path that offered them |
 * | create | POST create.path, body as declared |
 * | update | PATCH update.path, body as declared |
 * | updateMany | update for each id |
 * | delete | DELETE delete.path |
 * | deleteMany | delete for each id |
 */
export function createJsonApiProvider(
  resources: ResourceLookup,
  request: RequestFunction,
  wireFormat: WireFormat = jsonApiFormat,
): DataProvider {
  const fetchRecord = async (
    resource: Resource,
    call: ReadCall,
    id: Identifier,
    signal?: AbortSignal,
  ): Promise<RaRecord> => {
    const scope = { id };
    const path = fillPath(call.path, (name) => readPath(scope, name));
    if (isReservedPath(path)) throw new ApiError(404);
    const response = await request({
      path,
      query: fillQueryParams(call.query, scope),
      version: call.apiVersion,
      timeout: call.timeout,
      host: resource.api.host,
      signal,
    });
    return wireFormat.parseRecord(response.body, resource, call, String(id));
  };

  const fetchList = async (
    name: string,
    params: GetListParams,
    target?: ListRequest['target'],
  ): Promise<GetListResult> => {
    const resource = getResource(resources, name);
    const call = requireCall(resource.api.getList, name, 'list');
    const { paged = call.paged, path = call.path, query = {} } = (params.meta ?? {}) as ListMeta;
    const fixedParams = mergeFixedParams(call, fillQueryParams(call.query, {}), query);
    const listRequest: ListRequest = {
      resource,
      call: { ...call, paged },
      path,
      params,
      fixedParams,
      target,
    };
    const response = await request({
      path,
      ...wireFormat.buildListRequest(listRequest),
      version: call.apiVersion,
      timeout: call.timeout,
      host: resource.api.host,
      signal: params.signal,
    });
    const { data, total, paging, included, responseMeta, hasNextPage } = wireFormat.parseList(
      response,
      listRequest,
    );
    const { page = 1, perPage } = params.pagination ?? {};
    const totals = paged
      ? total === undefined
        ? { pageInfo: { hasPreviousPage: page > 1, hasNextPage: hasNextPage ?? data.length === perPage } }
        : { total }
      : { total: data.length };
    return { data, ...totals, meta: { paging, included, responseMeta } };
  };

  const sendWrite = async (
    write: WriteRequest,
    meta?: unknown,
  ): Promise<{ requestBody: unknown; body: unknown }> => {
    const { call, resource, scope } = write;
    const { bodyOverrides } = (meta ?? {}) as WriteMeta;
    const body = wireFormat.buildBody(write);
    const requestBody =
      bodyOverrides === undefined ? body : mergeBody(body, fillTemplate(bodyOverrides, scope));
    const response = await request({
      method: call.method,
      path: fillPath(call.path, (name) => readPath(scope, name)),
      query: fillQueryParams(call.query, scope),
      body: requestBody,
      version: call.apiVersion,
      timeout: call.timeout,
      host: resource.api.host,
    });
    if (response.status === CONFLICT) throw new ApiError(CONFLICT, response.body);
    return { requestBody, body: response.body };
  };

  /**
   * Merges the response of a write into the sent values. It may be the record, only `meta`, or empty; the sent values stay
   * until the record is refetched.
   */
  const mergeResponse = (requestBody: Record<string, unknown>, body: unknown, resource: Resource) => {
    try {
      const { $included: _included, ...record } = wireFormat.parseRecord(body, resource);
      return { ...requestBody, ...record, id: record.id || requestBody.id || '' };
    } catch {
      return { ...requestBody, id: requestBody.id ?? '' };
    }
  };

  const provider: DataProvider = {
    supportAbortSignal: true,
    getList: (name, params) => fetchList(name, params) as Promise<GetListResult<never>>,
    getManyReference: (name, params) =>
      fetchList(name, params, [params.target, String(params.id)]) as Promise<GetListResult<never>>,
    getOne: async (name, { id, signal }) => {
      const resource = getResource(resources, name);
      return {
        data: (await fetchRecord(
          resource,
          requireCall(resource.api.getOne, name, 'one'),
          id,
          signal,
        )) as never,
      };
    },
    getMany: async (name, { ids, meta, signal }) => {
      const resource = getResource(resources, name);
      const { path, paged = resource.api.getList?.paged } = (meta ?? {}) as ListMeta;
      if (!resource.api.getOne && path !== undefined && paged === false) {
        const unpaged = {
          pagination: { page: 1, perPage: UNPAGED_PER_PAGE },
          meta,
          ...(signal ? { signal } : {}),
        };
        const { data } = await fetchList(name, unpaged);
        const wantedIds = new Set(ids.map(String));
        return { data: data.filter((row) => wantedIds.has(String(row.id))) as never[] };
      }
      const call = requireCall(resource.api.getOne, name, 'one');
      // A missing or forbidden reference must not fail the others.
      const results = await Promise.allSettled(ids.map((id) => fetchRecord(resource, call, id, signal)));
      return {
        data: results.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : [])) as never[],
      };
    },
    create: async (name, { data, meta }) => {
      const resource = getResource(resources, name);
      const values = data as Record<string, unknown>;
      const scope = { ...recordScope(resource, {}, values), ...parentScope(meta) };
      const call = requireCall(resource.api.create, name, 'create');
      const { body } = await sendWrite({ resource, call, values, scope }, meta);
      return { data: mergeResponse(values, body, resource) as never };
    },
    update: async (name, { id, data, previousData, meta }) => {
      const resource = getResource(resources, name);
      const values = data as Record<string, unknown>;
      const previousRecord = previousData as WriteRequest['previousRecord'];
      const previousWithId = { ...previousRecord, id };
      const call = requireCall(resource.api.update, name, 'update');
      const scopeWithDefaults = withDefaults(resource, recordScope(resource, previousWithId, values), values);
      const scope = { ...scopeWithDefaults, ...parentScope(meta), id };
      const { omittedFields = [] } = (meta ?? {}) as WriteMeta;
      const writtenValues = Object.fromEntries(
        Object.entries(values).filter(([field]) => !omittedFields.includes(field)),
      );
      const { requestBody, body } = await sendWrite(
        { resource, call, values: writtenValues, previousRecord, scope, id: String(id) },
        meta,
      );
      const fullBody = wireFormat.sendsWholeRecord && isPlainObject(requestBody) ? requestBody : {};
      return { data: { ...previousWithId, ...fullBody, ...mergeResponse({ id }, body, resource) } as never };
    },
    updateMany: async (name, { ids, data }) => {
      await Promise.all(ids.map((id) => provider.update(name, { id, data, previousData: { id } })));
      return { data: ids };
    },
    delete: async (name, { id, previousData }) => {
      const resource = getResource(resources, name);
      const previousRecord = { ...(previousData as RaRecord | undefined), id };
      const call = requireCall(resource.api.delete, name, 'delete');
      const scope = { ...recordScope(resource, previousRecord), id };
      await sendWrite({ resource, call, values: {}, scope, id: String(id) });
      return { data: previousRecord as never };
    },
    deleteMany: async (name, { ids }) => {
      await Promise.all(ids.map((id) => provider.delete(name, { id })));
      return { data: ids };
    },
  };
  return provider;
}

/** Returns the scope members of a write besides its record. */
function parentScope(meta: unknown): Scope {
  const { parent } = (meta ?? {}) as WriteMeta;
  return parent === undefined ? {} : { parent };
}

/** A 2xx status, but the host changed nothing; treating it as success would be wrong. */
export const CONFLICT = 226;

/** Returns a declared resource; throws an `ApiError` for another name. The check of declarations finds both errors below. */
export function getResource(resources: ResourceLookup, name: string): Resource {
  const resource = resources.get(name);
  if (!resource)
    throw new ApiError(UNKNOWN_ERROR, {
      message: `Resource not declared: ${name}`,
    });
  return resource;
}

/** Returns a call; throws an `ApiError` if the resource has none. */
export function requireCall<C>(call: C | null, name: string, kind: string): C {
  if (call === null)
    throw new ApiError(UNKNOWN_ERROR, { message: `The resource ${name} does not declare api.${kind}` });
  return call;
}

/** Fills the query parameters of a declared call. */
export const fillQueryParams = (query: ReadCall['query'], scope: Scope): Record<string, QueryValue> =>
  Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name, toDigits(fillTemplate(value, scope)) as QueryValue]),
  );
