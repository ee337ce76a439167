import jsonServer from 'ra-data-json-server';
import type { DataProvider, fetchUtils, GetListParams } from 'ra-core';
import type { Resource } from '../src/config/types';
import { isPlainObject } from '../src/lib/json';
import { noRecord } from './apiError';
import { written } from './body';
import { idOf } from './decode';
import { filterNames, sortName } from './listQuery';
import { segment } from './path';
import { plainRecord, plainRows, type Members } from './promised';
import type { Request } from './request';

/**
 * Plain json-server hosts through `ra-data-json-server`, over the console's own request function. The package puts ids
 * into paths as they are, so they are encoded before it sees them.
 */
export function createJsonServerProvider(
  resources: ReadonlyMap<string, Resource>,
  request: Request,
): DataProvider {
  const byHost = new Map<string, DataProvider>();

  const providerOf = (resource: Resource): DataProvider => {
    const { host } = resource.api;
    const known = byHost.get(host) ?? jsonServer('', client(request, host));
    byHost.set(host, known);
    return known;
  };
  const find = (name: string): Resource => {
    const resource = resources.get(name);
    if (!resource) throw new Error(`Unknown resource ${name}`);
    return resource;
  };
  const at = (name: string): { provider: DataProvider; path: string } => {
    const resource = find(name);
    return { provider: providerOf(resource), path: resource.api.path.replace(/^\//, '') };
  };

  // The package takes whatever comes: what is no list of records is a failure.
  const listed = <List extends { data: unknown }>(name: string, answer: List) => {
    const rows = plainRows(answer.data).map((row) => identified(row, find(name).api.id));
    return { ...answer, data: rows as never[] };
  };
  const one = (name: string, { data }: { data: unknown }) => ({
    data: identified(plainRecord(data), find(name).api.id) as never,
  });

  return {
    supportAbortSignal: true,
    getList: async (name, params) => {
      const { provider, path } = at(name);
      return listed(name, await provider.getList(path, { ...params, ...plainParams(params, find(name)) }));
    },
    getManyReference: async (name, params) => {
      const { provider, path } = at(name);
      const asked = { ...params, ...plainParams(params, find(name)) };
      return listed(name, await provider.getManyReference(path, asked));
    },
    getOne: async (name, params) => {
      const { provider, path } = at(name);
      const answer = await provider.getOne(path, { ...params, id: segment(params.id) });
      // Nothing stands around a record of these hosts: what has no id is something else.
      const ids = find(name).api.id;
      if (ids.length > 0 && idOf(answer.data, ids) === '') throw noRecord();
      return one(name, answer);
    },
    getMany: async (name, params) => {
      const { provider, path } = at(name);
      if (hasOwnId(find(name))) return listed(name, await provider.getMany(path, params));
      // The package asks by `id`, which these records do not have.
      const { ids, signal } = params;
      const answers = await Promise.allSettled(
        ids.map((id) => provider.getOne(path, { id: segment(id), ...(signal && { signal }) })),
      );
      // A reference that is gone or forbidden must not take the others with it.
      return listed(name, {
        data: answers.flatMap((one): unknown[] => (one.status === 'fulfilled' ? [one.value.data] : [])),
      });
    },
    create: async (name, params) => {
      const { provider, path } = at(name);
      const record = written(find(name), params.data as Record<string, unknown>);
      return one(name, await provider.create(path, { ...params, data: record as never }));
    },
    update: async (name, params) => {
      const { provider, path } = at(name);
      // The collection's PUT replaces the record: what the form does not hold must be sent along.
      const { $included: _, id, ...before } = (params.previousData ?? {}) as Record<string, unknown>;
      const known = hasOwnId(find(name)) && id !== undefined ? { ...before, id } : before;
      const whole = written(find(name), params.data as Record<string, unknown>, known);
      const { data } = await provider.update(path, {
        ...params,
        data: whole as never,
        id: segment(params.id),
      });
      // A write may answer nothing: what was sent stands until it is read again.
      return one(name, { data: isPlainObject(data) ? data : { ...whole, id: params.id } });
    },
    updateMany: (name, params) =>
      at(name).provider.updateMany(at(name).path, { ...params, ids: params.ids.map(segment) }),
    delete: (name, params) => {
      const { provider, path } = at(name);
      return provider.delete(path, { ...params, id: segment(params.id) });
    },
    deleteMany: (name, params) =>
      at(name).provider.deleteMany(at(name).path, { ...params, ids: params.ids.map(segment) }),
  };
}

/** The host's records have an `id` of their own, which is sent back with them. */
const hasOwnId = ({ api }: Resource): boolean => api.id.includes('id');

/** A record of a plain host with its id under `id`: as the host wrote it there, else the one of the declared member. */
function identified(record: Members, ids: readonly string[]): Members {
  const id = idOf(record, ids);
  return ids.includes('id') && String(record.id) === id ? record : { ...record, id };
}

const DEFAULT_SORT = { field: 'id', order: 'ASC' } as const;

/** Sort and filters under the names that the host knows; the console's search word is json-server's `q`. */
function plainParams({ sort, filter }: Pick<GetListParams, 'sort' | 'filter'>, { fields }: Resource) {
  const { search, ...others } = (filter ?? {}) as Record<string, unknown>;
  const named = Object.fromEntries(
    Object.entries(filterNames(others, fields)).map(([key, value]) => [withSuffix(key), value]),
  );
  return {
    filter: search ? { ...named, q: search } : named,
    sort: sort?.field ? { field: sortName(sort.field, fields), order: sort.order } : DEFAULT_SORT,
  };
}

/** `power>=` as json-server writes it; several values of one filter are repeated by the package, and any of them fits. */
const withSuffix = (key: string): string =>
  key.replace(/([<>!])=$/, (_, sign: string) => (sign === '>' ? '_gte' : sign === '<' ? '_lte' : '_ne'));

type Client = NonNullable<Parameters<typeof jsonServer>[1]>;

const client =
  (request: Request, host: string): Client =>
  async (url, options: fetchUtils.Options = {}) => {
    const [path = '', query = ''] = url.split('?');
    const answer = await request({
      method: (options.method ?? 'GET') as 'GET',
      path,
      query,
      body: typeof options.body === 'string' ? (JSON.parse(options.body) as unknown) : undefined,
      host,
      signal: options.signal ?? undefined,
    });
    return { status: answer.status, headers: answer.headers, body: '', json: answer.body };
  };
