import type { DataProvider, GetListParams, GetListResult, Identifier } from 'ra-core';
import { resolveDialect, type DialectSource } from '../../src/config/dialects/resolveDialect';
import type { Dialect, Resource } from '../../src/config/types';
import { findPlaceholders } from '../../src/config/template';
import { declaredCall, type DeclaredCall } from '../declaredCall';
import { createJsonApiProvider, type ResourceLookup } from '../jsonApi/jsonApiProvider';
import { encodeSegment } from '../http/path';
import type { RequestFunction } from '../http/request';
import type { ListRequest, WireFormat } from '../jsonApi/wireFormat';
import { buildDialectListRequest } from './buildDialectListRequest';
import { buildDialectBody } from './buildDialectBody';
import { applyDialectToApi, recordUrlTemplate } from './dialectApi';
import { toEpochSeconds, toWireDates } from './wireDates';
import { createCursors } from './cursors';
import { createPageSplitter } from './splitPages';
import { createReadByIds } from './readByIds';
import { parseDialectList, parseDialectRecord } from './parseDialectResponse';
import { withDialect } from './withDialect';

/** A data provider with the calls of declarations besides. */
export type HostDataProvider = DataProvider & { call: DeclaredCall };

/**
 * The data provider for hosts that speak otherwise than the product's own: react-admin's methods and the calls of
 * declarations, as the dialect says.
 */
export function createDialectProvider(
  resources: ResourceLookup,
  request: RequestFunction,
  source: DialectSource,
): HostDataProvider {
  const dialect = resolveDialect(source);
  const dialectResources = applyDialect(resources, dialect);
  const dialectRequest = withDialect(request, dialect);
  const cursors = createCursors(dialect);
  const splitPages = createPageSplitter(dialect);
  const wireFormat: WireFormat = {
    buildListRequest: (listRequest) =>
      buildDialectListRequest(dialect, listRequest, cursors.get(listRequest)),
    parseList: (response, listRequest) => {
      const list = parseDialectList(dialect, response, listRequest);
      return cursors.isEnabled && listRequest.call.paged
        ? { ...list, hasNextPage: cursors.saveNext(listRequest, response.body, listRequest.call.data) }
        : list;
    },
    parseRecord: (body, resource, call, id) =>
      parseDialectRecord(dialect, body, resource, call?.data ?? dialect.one.data, id),
    buildBody: (writeRequest) => buildDialectBody(dialect, dialectResources, writeRequest),
    sendsWholeRecord: dialect.update.whole,
  };
  const base = createJsonApiProvider(dialectResources, dialectRequest, wireFormat);
  const readByIds = createReadByIds(dialect, dialectRequest);
  const list = (
    name: string,
    params: GetListParams,
    target?: ListRequest['target'],
  ): Promise<GetListResult> => {
    const read = (pageParams: GetListParams): Promise<GetListResult> =>
      target
        ? base.getManyReference(name, { ...pageParams, target: target[0], id: target[1] } as never)
        : base.getList(name, pageParams);
    if (cursors.isEnabled) return cursors.readThrough(name, params, target, read);
    return splitPages(name, params, read);
  };
  const provider: HostDataProvider = {
    ...base,
    getList: (name, params) => list(name, params) as Promise<GetListResult<never>>,
    getManyReference: (name, params) =>
      list(name, params, [params.target, String(params.id)]) as Promise<GetListResult<never>>,
    getOne: async (name, params) => base.getOne(name, { ...params, id: requireId(params.id) }),
    getMany: async (name, params) => {
      const resource = dialectResources.get(name);
      return resource && canReadByIds(dialect, resource)
        ? { data: (await readByIds(resource, params.ids, params.signal)) as never[] }
        : base.getMany(name, params);
    },
    update: async (name, params) => {
      const { data } = await base.update(name, { ...params, id: requireId(params.id) });
      // What was sent stands until it is read again, and it has moments as the host writes them.
      const resource = dialectResources.get(name);
      return { data: (resource ? toEpochSeconds(data, resource, dialect) : data) as never };
    },
    updateMany: async (name, { ids, data }) => {
      await Promise.all(
        ids.map(async (id) =>
          provider.update(name, { id, data, previousData: await previousRecord(name, id) }),
        ),
      );
      return { data: ids };
    },
    delete: async (name, params) => base.delete(name, { ...params, id: requireId(params.id) }),
    call: async (name, { scope, ...others }) => {
      const resource = dialectResources.get(name);
      const params = {
        ...others,
        scope: resource ? toWireDates(scope, resource, scope, dialect.dates) : scope,
      };
      const { path } = resources.get(name)?.api.declared ?? {};
      const isRecordCall = path !== undefined && params.call.path === `${path}/{id}`;
      if (!isRecordCall) return call(name, params);
      const recordTarget = recordUrlTemplate(path, dialect, [...(resource?.api.id ?? [])]);
      // Named in the query, a record without an id would be all of them.
      requireId(params.scope.id);
      return call(name, {
        ...params,
        call: { ...params.call, ...recordTarget, query: { ...recordTarget.query, ...params.call.query } },
      });
    },
  };
  const call = declaredCall(dialectResources, dialectRequest);
  /** Where the whole record is sent, one that nobody has read would lose the rest. */
  const previousRecord = async (name: string, id: Identifier) =>
    dialect.update.whole ? (await provider.getOne(name, { id })).data : { id };
  return provider;
}

/** An id that names one record and nothing else, wherever it stands; throws a `PathError`. */
function requireId<Id>(id: Id): Id {
  encodeSegment(id);
  return id;
}

/** Declared resources with their calls as a dialect has them. */
function applyDialect(resources: ResourceLookup, dialect: Dialect): ResourceLookup {
  const cache = new WeakMap<Resource, Resource>();
  return {
    get: (name) => {
      const resource = resources.get(name);
      const adapted =
        resource && (cache.get(resource) ?? { ...resource, api: applyDialectToApi(resource, dialect) });
      if (resource && adapted) cache.set(resource, adapted);
      return adapted;
    },
  };
}

/** By ids at once: from the list, unless the host knows these records by another member than it is asked by. */
function canReadByIds({ many }: Dialect, { api }: Resource): boolean {
  const names = many === false ? [] : findPlaceholders(many.query).map(({ name }) => name);
  const path = api.list?.path;
  return (
    many !== false &&
    path !== undefined &&
    !path.includes('{') &&
    (names.includes('field') || api.id.includes('id'))
  );
}
