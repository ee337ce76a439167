import type { DataProvider, GetListParams, GetListResult, Identifier, RaRecord } from 'ra-core';
import type { ProviderHost } from '../../src/config/dialects/providerHost';
import type { Resource } from '../../src/config/types';
import { countWrite } from '../../src/lib/writeCount';
import { hasPendingUpload } from '../../src/lib/file/pendingUpload';
import { ApiError, UNKNOWN_ERROR } from '../http/apiError';
import type { RequestFunction } from '../http/request';
import { buildDialectBody } from '../dialects/buildDialectBody';
import type { HostDataProvider } from '../declaredCall';
import { parseDialectList, parseDialectRecord } from '../dialects/parseDialectResponse';
import { createPageSplitter } from '../dialects/splitPages';
import { restoreExactId } from '../values/exactIds';
import { restoreOriginals } from '../values/wireValues';
import { getResource, requireCall, type ListMeta, type ResourceLookup } from '../jsonApi/jsonApiProvider';
import { parseSort } from '../jsonApi/sortQuery';
import type { ListRequest, WriteRequest } from '../jsonApi/wireFormat';
import { resolveProvider } from './provider';
import { createProviderCall } from './providerCall';
import { toApiError, unsupportedError } from './providerErrors';
import { buildProviderFilter, typeValue } from './providerFilter';
import { createProviderIds } from './providerIds';
import { loadProvider } from './loadProvider';

type Members = Readonly<Record<string, unknown>>;

/** Rows per read of a list that the console needs whole. */
const ROWS_PER_READ = 500;

/**
 * Creates the data provider for a host whose records a react-admin data provider of the overlay reads and writes. Resources
 * have the name of their path without the slash: `/pumps` is `pumps`. Updates pass the whole record, as react-admin does.
 * A request that the provider does not support is refused and not sent.
 */
export function createReactAdminHost(
  resources: ResourceLookup,
  request: RequestFunction,
  host: ProviderHost,
): HostDataProvider {
  const abilities = resolveProvider(host);
  const { dialect } = abilities;
  const ids = createProviderIds(abilities);
  const splitPages = createPageSplitter(dialect);
  let loading: Promise<DataProvider> | undefined;

  /** Calls a method of the provider; its errors become those of the console. */
  const run = async <Result>(
    send: (provider: DataProvider) => Promise<Result>,
    signal?: AbortSignal,
  ): Promise<Result> => {
    try {
      loading ??= loadProvider(abilities.module, request, host.url);
      loading.catch(() => (loading = undefined));
      return await send(await loading);
    } catch (error) {
      throw toApiError(error, dialect.errors, signal);
    }
  };

  /** Calls a method that writes. It counts as a write of the console, whichever way the provider sends it. */
  const runWrite = async <Result>(send: (provider: DataProvider) => Promise<Result>): Promise<Result> => {
    try {
      return await run(send);
    } finally {
      countWrite();
    }
  };

  const toRecord = (resource: Resource, result: unknown, id?: Identifier): RaRecord => {
    const { data } = Object(result) as { data?: unknown };
    if (data === undefined || data === null) throw new ApiError(404);
    const record = parseDialectRecord(dialect, { data }, resource, ['data'], String(id));
    ids.remember(resource.name, (data as Members).id);
    return { ...record, id: String(record.id) };
  };

  /** Returns a record as the provider returned it. */
  const toProviderRecord = ({ name }: Resource, { $included: _included, ...record }: Members) => {
    const restored = restoreOriginals(record);
    return { ...restored, id: ids.toProviderId(name, restored.id as Identifier) };
  };

  const readPage = async (
    resource: Resource,
    params: GetListParams,
    target?: ListRequest['target'],
  ): Promise<GetListResult> => {
    const call = requireCall(resource.api.getList, resource.name, 'list');
    const { path = call.path, query = {} } = (params.meta ?? {}) as ListMeta;
    if (path !== call.path) throw unsupportedError('listas de otra ruta');
    const providerParams = {
      pagination: params.pagination ?? { page: 1, perPage: ROWS_PER_READ },
      sort: toSort(resource, params.sort, abilities.canSort),
      filter: buildProviderFilter(abilities, resource, { filter: params.filter, fixedMembers: query }, ids),
      ...(params.signal && { signal: params.signal }),
    };
    const result = await run(
      (provider) =>
        target
          ? provider.getManyReference(resourceName(resource), {
              ...providerParams,
              target: target[0],
              id: typeValue(resource, target[0], target[1], ids) as Identifier,
            })
          : provider.getList(resourceName(resource), providerParams),
      params.signal,
    );
    const listRequest: ListRequest = {
      resource,
      call: { ...call, data: ['data'] },
      path,
      params,
      fixedParams: {},
    };
    const list = parseDialectList(
      dialect,
      { url: '', status: 200, body: result, headers: new Headers() },
      listRequest,
    );
    for (const row of (result as { data: readonly RaRecord[] }).data) ids.remember(resource.name, row.id);
    const { page, perPage } = providerParams.pagination;
    const { total, hasNextPage, paging, included, responseMeta } = list;
    const data = list.data.map((row) => ({ ...row, id: String(row.id) }));
    const pageInfo = { hasPreviousPage: page > 1, hasNextPage: hasNextPage ?? data.length === perPage };
    return {
      data,
      ...(total === undefined ? { pageInfo } : { total }),
      meta: { paging, included, responseMeta },
    };
  };

  const readList = (
    name: string,
    params: GetListParams,
    target?: ListRequest['target'],
  ): Promise<GetListResult<never>> => {
    const resource = getResource(resources, name);
    const read = (pageParams: GetListParams) => readPage(resource, pageParams, target);
    const isUnpaged = ((params.meta ?? {}) as ListMeta).paged === false;
    return (isUnpaged ? readAllPages(params, read) : splitPages(name, params, read)) as Promise<
      GetListResult<never>
    >;
  };

  /** Throws a 404 if a failed read is that of a missing record: many providers throw any error in its place. */
  const throwNotFound = async (
    resource: Resource,
    { id, signal }: { id: Identifier; signal?: AbortSignal },
    error: unknown,
  ): Promise<never> => {
    if (!(error instanceof ApiError) || error.code !== UNKNOWN_ERROR) throw error;
    const params = { ids: [id], ...(signal && { signal }) };
    const { data } = await run((host) => host.getMany(resourceName(resource), params), signal).catch(() => {
      throw error;
    });
    throw data.some((record) => String(record.id) === String(id)) ? error : new ApiError(404);
  };

  const buildData = (write: WriteRequest): Members => {
    const body = buildDialectBody(dialect, resources, write) as Members;
    if (hasPendingUpload(body)) throw unsupportedError('subir archivos');
    return body;
  };

  /** Sends a record as the provider has it, and the record before. */
  const sendUpdate = async (resource: Resource, id: Identifier, data: Members, previousRecord: Members) => {
    const providerId = ids.toProviderId(resource.name, id);
    const params = {
      id: providerId,
      data: { ...data, id: restoreExactId(providerId) },
      previousData: toProviderRecord(resource, { ...previousRecord, id }),
    };
    const result = await runWrite((provider) => provider.update(resourceName(resource), params));
    return {
      ...toRecord(resource, { data: params.data }),
      ...parseWritten(resource, result, id),
      id: String(id),
    };
  };

  const sendCreate = async (resource: Resource, data: Members): Promise<RaRecord> => {
    const result = await runWrite((provider) => provider.create(resourceName(resource), { data }));
    return {
      ...parseWritten(resource, { data: { ...data, id: '' } }, ''),
      ...parseWritten(resource, result),
    } as RaRecord;
  };

  /** Returns the record in the result of a write; nothing if it has none. */
  const parseWritten = (resource: Resource, result: unknown, id?: Identifier): Partial<RaRecord> => {
    try {
      return toRecord(resource, result, id);
    } catch {
      return {};
    }
  };

  const sendDelete = async (resource: Resource, id: Identifier): Promise<void> => {
    await runWrite((provider) =>
      provider.delete(resourceName(resource), { id: ids.toProviderId(resource.name, id) }),
    );
  };

  const provider: HostDataProvider = {
    supportAbortSignal: true,
    getList: (name, params) => readList(name, params),
    getManyReference: (name, params) => readList(name, params, [params.target, String(params.id)]),
    getOne: async (name, { id, signal }) => {
      const resource = getResource(resources, name);
      requireCall(resource.api.getOne, name, 'one');
      const params = { id: ids.toProviderId(name, id), ...(signal && { signal }) };
      const result = await run((host) => host.getOne(resourceName(resource), params), signal).catch(
        (error: unknown) => throwNotFound(resource, params, error),
      );
      return { data: toRecord(resource, result, id) as never };
    },
    getMany: async (name, { ids: recordIds, signal }) => {
      const resource = getResource(resources, name);
      const params = {
        ids: recordIds.map((id) => ids.toProviderId(name, id)),
        ...(signal && { signal }),
      };
      const { data } = await run((host) => host.getMany(resourceName(resource), params), signal);
      const records = data.filter((record) => record !== null && record !== undefined);
      return { data: records.map((record) => toRecord(resource, { data: record })) as never[] };
    },
    create: async (name, { data }) => {
      const resource = getResource(resources, name);
      const call = requireCall(resource.api.create, name, 'create');
      const values = data as Members;
      return {
        data: (await sendCreate(resource, buildData({ resource, call, values, scope: {} }))) as never,
      };
    },
    update: async (name, { id, data, previousData }) => {
      const resource = getResource(resources, name);
      const call = requireCall(resource.api.update, name, 'update');
      const previousRecord = { ...(previousData as Members | undefined), id };
      const values = data as Members;
      const body = buildData({ resource, call, values, previousRecord, scope: {}, id: String(id) });
      return { data: (await sendUpdate(resource, id, body, previousRecord)) as never };
    },
    updateMany: async (name, { ids: recordIds, data }) => {
      for (const id of recordIds) {
        const { data: previousData } = await provider.getOne(name, { id });
        await provider.update(name, { id, data, previousData });
      }
      return { data: recordIds };
    },
    delete: async (name, { id, previousData }) => {
      await sendDelete(getResource(resources, name), id);
      return { data: { ...(previousData as RaRecord | undefined), id } as never };
    },
    deleteMany: async (name, { ids: recordIds }) => {
      for (const id of recordIds) await sendDelete(getResource(resources, name), id);
      return { data: recordIds };
    },
    call: createProviderCall({
      resources,
      dates: dialect.dates,
      getOne: async (resource, id, signal) =>
        (await provider.getOne<RaRecord>(resource.name, { id, ...(signal && { signal }) })).data,
      create: sendCreate,
      update: async (resource, id, data, previousRecord) => sendUpdate(resource, id, data, previousRecord),
      restore: toProviderRecord,
      delete: sendDelete,
    }),
  };
  return provider;
}

/** Returns the name of a resource at the provider: its path without the slash. */
const resourceName = ({ api }: Resource): string => api.path.replace(/^\//, '');

/** Returns the sort of a list in the provider's names; a list without one has react-admin's default. */
function toSort({ fields }: Resource, sort: GetListParams['sort'], canSort: boolean) {
  if (!sort?.field) return { field: 'id', order: 'ASC' as const };
  if (!canSort) throw unsupportedError('ordenar las listas');
  const [first, ...others] = parseSort(sort.field, sort.order, fields);
  if (others.length > 0) throw unsupportedError('ordenar por varios campos a la vez');
  return { field: first?.name ?? 'id', order: sort.order };
}

/** Reads every row of a list. */
async function readAllPages(
  params: GetListParams,
  read: (params: GetListParams) => Promise<GetListResult>,
): Promise<GetListResult> {
  const rows: RaRecord[] = [];
  for (let page = 1; ; page++) {
    const result = await read({ ...params, pagination: { page, perPage: ROWS_PER_READ } });
    rows.push(...result.data);
    const hasMore = result.total === undefined ? result.pageInfo?.hasNextPage : rows.length < result.total;
    if (!hasMore || result.data.length === 0) return { ...result, data: rows, total: rows.length };
  }
}
