import type { GetListParams, GetListResult, Identifier } from 'ra-core';
import { resolveDialect, type DialectSource } from '../../src/config/dialects/resolveDialect';
import { isProviderHost } from '../../src/config/dialects/providerHost';
import type { Dialect, Resource } from '../../src/config/types';
import { findPlaceholders } from '../../src/config/template';
import { declaredCall, type HostDataProvider } from '../declaredCall';
import { createJsonApiProvider, type ResourceLookup } from '../jsonApi/jsonApiProvider';
import { encodeSegment } from '../http/path';
import type { RequestFunction } from '../http/request';
import type { ListRequest, WireFormat } from '../jsonApi/wireFormat';
import { buildDialectListRequest } from './buildDialectListRequest';
import { buildDialectBody } from './buildDialectBody';
import { applyDialectToApi, recordUrlTemplate } from './dialectApi';
import { toEpochSeconds, toWireDates } from './wireDates';
import { applyDialectModule, loadDialectModule, type DialectModule } from './dialectModule';
import { createCursors } from './cursors';
import { createPageSplitter } from './splitPages';
import { createReadByIds } from './readByIds';
import { parseDialectList, parseDialectRecord } from './parseDialectResponse';
import { withDialect } from './withDialect';

/** Creates the data provider for a host with another dialect than the product's, or with a provider in code. */
export async function createHostProvider(
  resources: ResourceLookup,
  request: RequestFunction,
  source: DialectSource,
): Promise<HostDataProvider> {
  if (!isProviderHost(source)) {
    const moduleName = typeof source === 'object' ? source.module : undefined;
    const module = moduleName === undefined ? {} : await loadDialectModule(moduleName);
    return createDialectProvider(resources, request, source, module);
  }
  // Lazy, because only installations with code of their own need it.
  const { createReactAdminHost } = await import('../reactAdmin/reactAdminHost');
  return createReactAdminHost(resources, request, source);
}

/** Creates the data provider of a dialect: react-admin's methods and declared calls. */
function createDialectProvider(
  resources: ResourceLookup,
  request: RequestFunction,
  source: DialectSource,
  module: DialectModule = {},
): HostDataProvider {
  const dialect = resolveDialect(source);
  const dialectResources = applyDialect(resources, dialect);
  const dialectRequest = withDialect(request, dialect);
  const cursors = createCursors(dialect);
  const splitPages = createPageSplitter(dialect);
  const format: WireFormat = {
    buildListRequest: (listRequest) =>
      buildDialectListRequest(dialect, listRequest, cursors.get(listRequest)),
    parseList: (response, listRequest) => {
      const list = parseDialectList(dialect, response, listRequest);
      return cursors.isEnabled && listRequest.call.paged
        ? { ...list, hasNextPage: cursors.saveNext(listRequest, response.body, listRequest.call.data) }
        : list;
    },
    parseRecord: (body, resource, call, id) =>
      parseDialectRecord(dialect, body, resource, call?.data ?? dialect.getOne.data, id),
    buildBody: (writeRequest) => buildDialectBody(dialect, dialectResources, writeRequest),
    sendsWholeRecord: dialect.update.whole,
  };
  const wireFormat = applyDialectModule(format, module);
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
      // The record keeps the sent values until it is refetched, and they hold dates in the host's format.
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
      // In a query, a missing id would match all records.
      requireId(params.scope.id);
      return call(name, {
        ...params,
        call: { ...params.call, ...recordTarget, query: { ...recordTarget.query, ...params.call.query } },
      });
    },
  };
  const call = declaredCall(dialectResources, dialectRequest);
  /** Reads the record if the update sends it whole: without it, the members that were not read would be lost. */
  const previousRecord = async (name: string, id: Identifier) =>
    dialect.update.whole ? (await provider.getOne(name, { id })).data : { id };
  return provider;
}

/** Returns an id that is a valid single path segment; throws a `PathError` otherwise. */
function requireId<Id>(id: Id): Id {
  encodeSegment(id);
  return id;
}

/** Returns the declared resources with the calls of a dialect. */
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

/** True if the list can be read by ids; false if the host identifies these records by another member than the query uses. */
function canReadByIds({ getMany }: Dialect, { api }: Resource): boolean {
  const names = getMany === false ? [] : findPlaceholders(getMany.query).map(({ name }) => name);
  const path = api.getList?.path;
  return (
    getMany !== false &&
    path !== undefined &&
    !path.includes('{') &&
    (names.includes('field') || api.id.includes('id'))
  );
}
