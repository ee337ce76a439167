import type { DataProvider, Identifier, RaRecord } from 'ra-core';
import type { ProviderHost } from '../../src/config/dialects/providerHost';
import type { Resource } from '../../src/config/types';
import { activeView } from '../../src/lib/viewAs/activeView';
import { countWrite } from '../../src/lib/writeCount';
import { hasPendingUpload } from '../../src/lib/file/pendingUpload';
import { ApiError, UNKNOWN_ERROR } from '../http/apiError';
import type { RequestFunction } from '../http/request';
import { buildDialectBody } from '../dialects/buildDialectBody';
import type { HostDataProvider } from '../declaredCall';
import { parseDialectRecord } from '../dialects/parseDialectResponse';
import { isApplied, isGone } from '../dialects/pendingWrites';
import type { PendingResult } from '../pendingResult';
import { restoreExactId } from '../values/exactIds';
import { restoreOriginals } from '../values/wireValues';
import { getResource, requireCall, type ResourceLookup } from '../jsonApi/jsonApiProvider';
import type { WriteRequest } from '../jsonApi/wireFormat';
import { resolveProvider } from './provider';
import { createProviderCall } from './providerCall';
import { toApiError } from './providerErrors';
import { unsupportedError } from '../dialects/refusal';
import { createProviderIds } from './providerIds';
import { createListReader, type RunProvider } from './providerLists';
import { assertExact, toConsoleRecord } from './roundedNumbers';
import { toProviderName } from './toProviderName';
import { loadProvider } from './loadProvider';
import { providerRefusalTexts } from './providerRefusalTexts';

type Members = Readonly<Record<string, unknown>>;

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
  let loading: Promise<DataProvider> | undefined;
  let acceptedCount = 0;

  /** Calls a method of the provider; its errors become those of the console. */
  const run: RunProvider = async (send, signal) => {
    try {
      loading ??= loadProvider(abilities.module, request, host.url, () => (acceptedCount += 1));
      loading.catch(() => (loading = undefined));
      return await send(await loading);
    } catch (error) {
      throw toApiError(error, dialect.errors, signal);
    }
  };

  /**
   * Calls a method that writes. It counts as a write of the console, whichever way the provider sends it. A result of react-admin
   * has no status, so a 202 is known of requests that the provider sends by the console's `fetch`.
   */
  const runWrite = async <Result>(
    send: (provider: DataProvider) => Promise<Result>,
  ): Promise<Written<Result>> => {
    activeView.current?.refuseWrite();
    const countBefore = acceptedCount;
    try {
      const result = await run(send);
      return { result, isAccepted: acceptedCount > countBefore };
    } finally {
      countWrite();
    }
  };

  const readList = createListReader({ resources, abilities, ids, run });

  const toRecord = (resource: Resource, result: unknown, id?: Identifier): RaRecord => {
    const { data } = Object(result) as { data?: unknown };
    if (data === undefined || data === null) throw new ApiError(404);
    const record = parseDialectRecord(dialect, { data }, resource, ['data'], String(id));
    ids.remember(resource.name, (data as Members).id);
    return toConsoleRecord(resource, data, record);
  };

  /** Returns a record as the provider returned it. */
  const toProviderRecord = ({ name }: Resource, { $included: _included, ...record }: Members) => {
    const restored = restoreOriginals(record);
    assertExact(restored);
    return { ...restored, id: ids.toProviderId(name, restored.id as Identifier) };
  };

  /** Throws a 404 if a failed read is that of a missing record: many providers throw any error in its place. */
  const throwNotFound = async (
    resource: Resource,
    { id, signal }: { id: Identifier; signal?: AbortSignal },
    error: unknown,
  ): Promise<never> => {
    if (!(error instanceof ApiError) || error.code !== UNKNOWN_ERROR) throw error;
    const params = { ids: [id], ...(signal && { signal }) };
    const { data } = await run((host) => host.getMany(toProviderName(resource), params), signal).catch(() => {
      throw error;
    });
    throw data.some((record) => String(record.id) === String(id)) ? error : new ApiError(404);
  };

  const buildData = (write: WriteRequest): Members => {
    const body = buildDialectBody(dialect, resources, write) as Members;
    if (hasPendingUpload(body)) throw unsupportedError(providerRefusalTexts.upload);
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
    const { result, isAccepted } = await runWrite((provider) =>
      provider.update(toProviderName(resource), params),
    );
    const record = {
      ...toRecord(resource, { data: params.data }),
      ...parseWritten(resource, result, id),
      id: String(id),
    };
    return { record, isAccepted };
  };

  const sendCreate = async (resource: Resource, data: Members) => {
    const { result, isAccepted } = await runWrite((provider) =>
      provider.create(toProviderName(resource), { data }),
    );
    const record = {
      ...parseWritten(resource, { data: { ...data, id: '' } }, ''),
      ...parseWritten(resource, result),
    } as RaRecord;
    return { record, isAccepted };
  };

  /** Returns the record in the result of a write; nothing if it has none. */
  const parseWritten = (resource: Resource, result: unknown, id?: Identifier): Partial<RaRecord> => {
    try {
      return toRecord(resource, result, id);
    } catch {
      return {};
    }
  };

  const readOne = async ({ name }: Resource, id: Identifier): Promise<RaRecord> =>
    (await provider.getOne<RaRecord>(name, { id })).data;

  /** Resolves to true if the host has only accepted the deletion. */
  const sendDelete = async (resource: Resource, id: Identifier): Promise<boolean> => {
    const { isAccepted } = await runWrite((dataProvider) =>
      dataProvider.delete(toProviderName(resource), { id: ids.toProviderId(resource.name, id) }),
    );
    return isAccepted && !(await isGone(() => readOne(resource, id)));
  };

  const provider: HostDataProvider = {
    supportAbortSignal: true,
    getList: (name, params) => readList(name, params),
    getManyReference: (name, params) => readList(name, params, [params.target, String(params.id)]),
    getOne: async (name, { id, signal }) => {
      const resource = getResource(resources, name);
      requireCall(resource.api.getOne, name, 'one');
      const params = { id: ids.toProviderId(name, id), ...(signal && { signal }) };
      const result = await run((host) => host.getOne(toProviderName(resource), params), signal).catch(
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
      const { data } = await run((host) => host.getMany(toProviderName(resource), params), signal);
      const records = data.filter((record) => record !== null && record !== undefined);
      return { data: records.map((record) => toRecord(resource, { data: record })) as never[] };
    },
    create: async (name, { data }) => {
      const resource = getResource(resources, name);
      const call = requireCall(resource.api.create, name, 'create');
      const values = data as Members;
      const { record, isAccepted } = await sendCreate(
        resource,
        buildData({ resource, call, values, scope: {} }),
      );
      if (!isAccepted || (await isApplied(() => readOne(resource, record.id), resource, values)))
        return { data: record as never };
      // The id may be that of a job.
      return { data: { ...record, id: '' } as never, ...PENDING };
    },
    update: async (name, { id, data, previousData }) => {
      const resource = getResource(resources, name);
      const call = requireCall(resource.api.update, name, 'update');
      const previousRecord = { ...(previousData as Members | undefined), id };
      const values = data as Members;
      const body = buildData({ resource, call, values, previousRecord, scope: {}, id: String(id) });
      const { record, isAccepted } = await sendUpdate(resource, id, body, previousRecord);
      const isPending =
        isAccepted && !(await isApplied(() => readOne(resource, id), resource, values, previousRecord));
      return { data: record as never, ...(isPending && PENDING) };
    },
    updateMany: async (name, { ids: recordIds, data }) => {
      for (const id of recordIds) {
        const { data: previousData } = await provider.getOne(name, { id });
        await provider.update(name, { id, data, previousData });
      }
      return { data: recordIds };
    },
    delete: async (name, { id, previousData }) => {
      const isPending = await sendDelete(getResource(resources, name), id);
      return { data: { ...(previousData as RaRecord | undefined), id } as never, ...(isPending && PENDING) };
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

/** Result of a method of the provider, and whether the host has only accepted its request (202). */
interface Written<Result> {
  result: Result;
  isAccepted: boolean;
}

const PENDING: PendingResult = { isPending: true };
