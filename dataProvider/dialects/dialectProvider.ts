import type { GetListParams, GetListResult, Identifier, RaRecord } from 'ra-core';
import { resolveDialect, type DialectSource } from '../../src/config/dialects/resolveDialect';
import { isProviderHost } from '../../src/config/dialects/providerHost';
import type { Dialect, Resource, ResourceApi } from '../../src/config/types';
import { findPlaceholders } from '../../src/config/template';
import { declaredCall, type HostDataProvider } from '../declaredCall';
import type { PendingResult } from '../pendingResult';
import { createJsonApiProvider, type ResourceLookup } from '../jsonApi/jsonApiProvider';
import { encodeSegment } from '../http/path';
import type { RequestFunction } from '../http/request';
import type { ListRequest } from '../jsonApi/wireFormat';
import { applyDialectToApi, recordUrlTemplate } from './dialectApi';
import { createDialectFormat } from './dialectFormat';
import { applyDialectModule, loadDialectModule, type DialectModule } from './dialectModule';
import { withCount } from './countRows';
import { toConsoleValues, toWireScope } from '../values/wireValues';
import { createCursors } from './cursors';
import { createKeyWriter } from './keyLiterals';
import { createPageSplitter } from './splitPages';
import { createReadByIds } from './readByIds';
import { withEmbeddedIds } from './embeddedIds';
import { createWriteSender, isAcceptedCall, isApplied, isGone } from './pendingWrites';
import type { WaitListener } from './rateLimit';
import { withDialect } from './withDialect';

/** Creates the data provider for a host with another dialect than the product's, or with a provider in code. */
export async function createHostProvider(
  resources: ResourceLookup,
  request: RequestFunction,
  source: DialectSource,
  onWait?: WaitListener,
): Promise<HostDataProvider> {
  if (!isProviderHost(source)) {
    const moduleName = typeof source === 'object' ? source.module : undefined;
    const module = moduleName === undefined ? {} : await loadDialectModule(moduleName);
    return createDialectProvider({ resources, request, source, module, onWait });
  }
  // Lazy, because only installations with code of their own need it.
  const { createReactAdminHost } = await import('../reactAdmin/reactAdminHost');
  return createReactAdminHost(resources, request, source);
}

/** Creates the data provider of a dialect: react-admin's methods and declared calls. */
function createDialectProvider({
  resources,
  request,
  source,
  module,
  onWait,
}: {
  resources: ResourceLookup;
  request: RequestFunction;
  source: DialectSource;
  module: DialectModule;
  onWait: WaitListener | undefined;
}): HostDataProvider {
  const dialect = resolveDialect(source);
  const dialectResources = applyDialect(resources, dialect);
  const dialectRequest = withCount(withDialect(request, dialect, onWait), dialect.getList.count);
  const cursors = createCursors(dialect);
  const splitPages = createPageSplitter(dialect);
  const format = createDialectFormat(dialect, dialectResources, cursors);
  const wireFormat = applyDialectModule(format, module);
  const createBase = (send: RequestFunction) => createJsonApiProvider(dialectResources, send, wireFormat);
  const base = createBase(dialectRequest);
  const sendWrite = createWriteSender(createBase, dialectRequest);
  const toKey = createKeyWriter(dialect);
  /** Returns the id for the URL of a record; a declared call writes the id as it is. */
  const keyOf = (name: string, id: Identifier, call: 'getOne' | 'update' | 'delete'): Identifier => {
    const resource = dialectResources.get(name);
    return toKey(resource?.api.declared[call] ? undefined : resource, requireId(id));
  };
  const readEach = async (resource: Resource, ids: readonly Identifier[], signal?: AbortSignal) => {
    const keys = ids.map((id) => keyOf(resource.name, id, 'getOne'));
    return (await base.getMany(resource.name, { ids: keys, ...(signal && { signal }) })).data as RaRecord[];
  };
  const readByIds = createReadByIds({
    dialect,
    resources: dialectResources,
    request: dialectRequest,
    readEach,
  });
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
    getOne: async (name, params) => base.getOne(name, { ...params, id: keyOf(name, params.id, 'getOne') }),
    getMany: async (name, params) => {
      const resource = dialectResources.get(name);
      if (!resource || !canReadByIds(dialect, resource))
        return base.getMany(name, { ...params, ids: params.ids.map((id) => keyOf(name, id, 'getOne')) });
      const rows = await readByIds(resource, params.ids, params.signal);
      return { data: withEmbeddedIds(rows, resource, dialectResources) as never[] };
    },
    create: async (name, params) => {
      const { data, isAccepted } = await sendWrite('create', name, params);
      if (!isAccepted || (await isDone(name, data.id, params.data))) return { data: data as never };
      // The id may be that of a job.
      const id = dialect.create.id.length > 0 ? data.id : '';
      return { data: { ...data, id } as never, ...PENDING };
    },
    update: async (name, params) => {
      const key = keyOf(name, params.id, 'update');
      const { data, isAccepted } = await sendWrite('update', name, { ...params, id: key });
      // The record keeps the sent values until it is refetched, in the host's spelling.
      const resource = dialectResources.get(name);
      // The id that a create returns may be in the response of an update too, and be that of another record.
      const keepsId = isAccepted || data.id === key || dialect.create.id.length > 0;
      const record = keepsId ? { ...data, id: params.id } : data;
      const isPending = isAccepted && !(await isDone(name, params.id, params.data, params.previousData));
      return {
        data: (resource ? toConsoleValues(record, resource, dialect) : record) as never,
        ...(isPending && PENDING),
      };
    },
    updateMany: async (name, { ids, data }) => {
      await Promise.all(
        ids.map(async (id) =>
          provider.update(name, { id, data, previousData: await previousRecord(name, id) }),
        ),
      );
      return { data: ids };
    },
    delete: async (name, params) => {
      const key = keyOf(name, params.id, 'delete');
      const { data, isAccepted } = await sendWrite('delete', name, { ...params, id: key });
      const isPending = isAccepted && !(await isGone(() => readOne(name, params.id)));
      return { data: { ...data, id: params.id } as never, ...(isPending && PENDING) };
    },
    call: async (name, { scope, ...others }) => {
      const resource = dialectResources.get(name);
      const params = {
        ...others,
        scope: resource ? toWireScope(scope, resource, dialect.dates) : scope,
      };
      const { path } = resources.get(name)?.api.declared ?? {};
      const isRecordCall = path !== undefined && params.call.path === `${path}/{id}`;
      if (!isRecordCall) return callHost(name, params);
      const recordTarget = recordUrlTemplate(path, dialect, [...(resource?.api.id ?? [])]);
      // In a query, a missing id would match all records.
      requireId(params.scope.id);
      const id = params.scope.id as Identifier;
      const result = await callHost(name, {
        ...params,
        scope: { ...params.scope, id: toKey(resource, id) },
        call: { ...params.call, ...recordTarget, query: { ...recordTarget.query, ...params.call.query } },
      });
      const isDeletion = result.data.isPending && params.call.method === 'DELETE';
      return isDeletion && (await isGone(() => readOne(name, id)))
        ? { data: { ...result.data, isPending: false } }
        : result;
    },
  };
  const declared = declaredCall(dialectResources, dialectRequest);
  const callHost: HostDataProvider['call'] = async (name, params) => {
    const { data } = await declared(name, params);
    return isAcceptedCall(params.call.method, data.status)
      ? { data: { ...data, isPending: true } }
      : { data };
  };
  const readOne = async (name: string, id: Identifier): Promise<RaRecord> =>
    (await provider.getOne(name, { id })).data as RaRecord;
  const isDone = async (name: string, id: Identifier, ...values: [object, object?]): Promise<boolean> => {
    const resource = dialectResources.get(name);
    return (
      resource !== undefined &&
      isApplied(() => readOne(name, id), resource, ...(values as [RaRecord, RaRecord?]))
    );
  };
  /** Reads the record if the update sends it whole: without it, the members that were not read would be lost. */
  const previousRecord = async (name: string, id: Identifier) =>
    dialect.update.whole ? (await provider.getOne(name, { id })).data : { id };
  return provider;
}

const PENDING: PendingResult = { isPending: true };

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
        resource && (cache.get(resource) ?? withApi(resource, applyDialectToApi(resource, dialect)));
      if (resource && adapted) cache.set(resource, adapted);
      return adapted;
    },
  };
}

/**
 * Returns the resource with another API. Its list and detail stay uncomputed: the resources of their related lists may not be
 * loaded yet, and a reference needs neither.
 */
const withApi = (resource: Resource, api: ResourceApi): Resource =>
  Object.defineProperties({} as Resource, {
    ...Object.getOwnPropertyDescriptors(resource),
    api: { value: api, enumerable: true },
  });

/** True if the list can be read by ids; false if the host identifies these records by another member than the query uses. */
function canReadByIds({ getMany }: Dialect, { api }: Resource): boolean {
  const names = getMany === false ? [] : findPlaceholders(getMany.query ?? '{field}').map(({ name }) => name);
  const path = api.getList?.path;
  return (
    getMany !== false &&
    path !== undefined &&
    !path.includes('{') &&
    (names.includes('field') || api.id.includes('id'))
  );
}
