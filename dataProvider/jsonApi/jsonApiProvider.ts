import type { DataProvider, GetListParams, GetListResult, Identifier, RaRecord } from 'ra-core';
import type { Json, ReadCall, Resource } from '../../src/config/types';
import { readPath } from '../../src/config/values/readPath';
import { isReservedPath } from '../../src/config/runtime/sessionPaths';
import { isPlainObject } from '../../src/lib/json';
import { ApiError, UNKNOWN_ERROR } from '../http/apiError';
import { mergeBody } from './requestBody';
import { mergeFixedParams } from './listQuery';
import { fillPath, type QueryValue } from '../http/path';
import type { RequestFunction } from '../http/request';
import { recordScope, withDefaults } from '../templates/recordScope';
import { jsonApiFormat, type ListRequest, type WireFormat, type WriteRequest } from './wireFormat';
import { fillTemplate, type Scope } from '../templates/fillTemplate';

/** What a screen may say about one list call: rows at another path, of which parent, with which fixed parameters. */
export interface ListMeta {
  path?: string;
  paged?: boolean;
  query?: Readonly<Record<string, QueryValue>>;
}

/** What a screen may say about one write: the record in whose tab its form stands, `{parent.…}` of the declared call. */
export interface WriteMeta {
  parent?: RaRecord | undefined;
  /** Members of the body that take the place of the declared ones: the same is sent again with a flag. */
  bodyOverrides?: Readonly<Record<string, Json>> | undefined;
  /** Fields of a form that the record does not have and nobody filled in: a body made of the fields leaves them out. */
  omittedFields?: readonly string[] | undefined;
}

/** Declared resources by name, as a map or a view of one. */
export type ResourceLookup = Pick<ReadonlyMap<string, Resource>, 'get'>;

/** Of a list without pages. */
const UNPAGED_PER_PAGE = Number.MAX_SAFE_INTEGER;

/**
 * react-admin's methods for a host that speaks as the specification says, or as `speech` does:
 *
 * | method | call |
 * | --- | --- |
 * | getList | GET list.path?page[number]&page[size]&search&sort&filters |
 * | getManyReference | getList with the target as one more filter |
 * | getOne | GET one.path |
 * | getMany | getOne for each id, in parallel; without such a call, of the whole list at the path that they were chosen from |
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
      version: call.version,
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
    const call = requireCall(resource.api.list, name, 'list');
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
      version: call.version,
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
      version: call.version,
      timeout: call.timeout,
      host: resource.api.host,
    });
    if (response.status === CONFLICT) throw new ApiError(CONFLICT, response.body);
    return { requestBody, body: response.body };
  };

  /** A write may answer the record, only `meta`, or nothing: what was sent stands until it is read again. */
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
        data: (await fetchRecord(resource, requireCall(resource.api.one, name, 'one'), id, signal)) as never,
      };
    },
    getMany: async (name, { ids, meta, signal }) => {
      const resource = getResource(resources, name);
      const { path, paged = resource.api.list?.paged } = (meta ?? {}) as ListMeta;
      if (!resource.api.one && path !== undefined && paged === false) {
        const unpaged = {
          pagination: { page: 1, perPage: UNPAGED_PER_PAGE },
          meta,
          ...(signal ? { signal } : {}),
        };
        const { data } = await fetchList(name, unpaged);
        const wantedIds = new Set(ids.map(String));
        return { data: data.filter((row) => wantedIds.has(String(row.id))) as never[] };
      }
      const call = requireCall(resource.api.one, name, 'one');
      // A reference that is gone or forbidden must not take the others with it.
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

/** What stands in the scope of a write beside its record. */
function parentScope(meta: unknown): Scope {
  const { parent } = (meta ?? {}) as WriteMeta;
  return parent === undefined ? {} : { parent };
}

/** Inside 2xx, but the host changed nothing: a form that only hears "done" would say so. */
export const CONFLICT = 226;

function getResource(resources: ResourceLookup, name: string): Resource {
  const resource = resources.get(name);
  if (!resource) throw new ApiError(UNKNOWN_ERROR, { message: `Recurso sin declarar: ${name}` });
  return resource;
}

function requireCall<C>(call: C | null, name: string, kind: string): C {
  if (call === null)
    throw new ApiError(UNKNOWN_ERROR, { message: `El recurso ${name} no declara api.${kind}` });
  return call;
}

/** The parameters of a declared call, filled. */
export const fillQueryParams = (query: ReadCall['query'], scope: Scope): Record<string, QueryValue> =>
  Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name, fillTemplate(value, scope) as QueryValue]),
  );
