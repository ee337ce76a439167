import type { DataProvider, GetListParams, GetListResult, Identifier, RaRecord } from 'ra-core';
import type { Json, ReadCall, Resource } from '../src/config/types';
import { readPath } from '../src/config/readPath';
import { isNoRecord } from '../src/config/sessionCalls';
import { isPlainObject } from '../src/lib/json';
import { ApiError, OTHER } from './apiError';
import { withOver } from './body';
import { fixedQuery } from './listQuery';
import { fillPath, type QueryValue } from './path';
import type { Request } from './request';
import { recordScope, withDefaults } from './scope';
import { ownSpeech, type ListAsk, type Speech, type Write } from './speech';
import { fillTemplate, type Scope } from './template';

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
  over?: Readonly<Record<string, Json>> | undefined;
  /** Fields of a form that the record does not have and nobody filled in: a body made of the fields leaves them out. */
  absent?: readonly string[] | undefined;
}

/** Declared resources by name, as a map or a view of one. */
export type Resources = Pick<ReadonlyMap<string, Resource>, 'get'>;

/** Of a list without pages. */
const WHOLE = Number.MAX_SAFE_INTEGER;

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
  resources: Resources,
  request: Request,
  speech: Speech = ownSpeech,
): DataProvider {
  const read = async (
    resource: Resource,
    call: ReadCall,
    id: Identifier,
    signal?: AbortSignal,
  ): Promise<RaRecord> => {
    const scope = { id };
    const path = fillPath(call.path, (name) => readPath(scope, name));
    if (isNoRecord(path)) throw new ApiError(404);
    const answer = await request({
      path,
      query: fillQuery(call.query, scope),
      version: call.version,
      timeout: call.timeout,
      host: resource.api.host,
      signal,
    });
    return speech.readOne(answer.body, resource, call, String(id));
  };

  const list = async (
    name: string,
    params: GetListParams,
    target?: ListAsk['target'],
  ): Promise<GetListResult> => {
    const resource = find(resources, name);
    const call = need(resource.api.list, name, 'list');
    const { paged = call.paged, path = call.path, query = {} } = (params.meta ?? {}) as ListMeta;
    const fixed = fixedQuery(call, fillQuery(call.query, {}), query);
    const ask: ListAsk = { resource, call: { ...call, paged }, path, params, fixed, target };
    const answer = await request({
      path,
      ...speech.askList(ask),
      version: call.version,
      timeout: call.timeout,
      host: resource.api.host,
      signal: params.signal,
    });
    const { data, total, meta: paging, included, around, hasNext } = speech.readList(answer, ask);
    const { page = 1, perPage } = params.pagination ?? {};
    const info = paged
      ? total === undefined
        ? { pageInfo: { hasPreviousPage: page > 1, hasNextPage: hasNext ?? data.length === perPage } }
        : { total }
      : { total: data.length };
    return { data, ...info, meta: { paging, included, around } };
  };

  const send = async (write: Write, meta?: unknown): Promise<{ sent: unknown; body: unknown }> => {
    const { call, resource, scope } = write;
    const { over } = (meta ?? {}) as WriteMeta;
    const body = speech.body(write);
    const sent = over === undefined ? body : withOver(body, fillTemplate(over, scope));
    const answer = await request({
      method: call.method,
      path: fillPath(call.path, (name) => readPath(scope, name)),
      query: fillQuery(call.query, scope),
      body: sent,
      version: call.version,
      timeout: call.timeout,
      host: resource.api.host,
    });
    if (answer.status === CONFLICT) throw new ApiError(CONFLICT, answer.body);
    return { sent, body: answer.body };
  };

  /** A write may answer the record, only `meta`, or nothing: what was sent stands until it is read again. */
  const merged = (sent: Record<string, unknown>, body: unknown, resource: Resource) => {
    try {
      const { $included: _included, ...record } = speech.readOne(body, resource);
      return { ...sent, ...record, id: record.id || sent.id || '' };
    } catch {
      return { ...sent, id: sent.id ?? '' };
    }
  };

  const provider: DataProvider = {
    supportAbortSignal: true,
    getList: (name, params) => list(name, params) as Promise<GetListResult<never>>,
    getManyReference: (name, params) =>
      list(name, params, [params.target, String(params.id)]) as Promise<GetListResult<never>>,
    getOne: async (name, { id, signal }) => {
      const resource = find(resources, name);
      return { data: (await read(resource, need(resource.api.one, name, 'one'), id, signal)) as never };
    },
    getMany: async (name, { ids, meta, signal }) => {
      const resource = find(resources, name);
      const { path, paged = resource.api.list?.paged } = (meta ?? {}) as ListMeta;
      if (!resource.api.one && path !== undefined && paged === false) {
        const whole = { pagination: { page: 1, perPage: WHOLE }, meta, ...(signal ? { signal } : {}) };
        const { data } = await list(name, whole);
        const wanted = new Set(ids.map(String));
        return { data: data.filter((row) => wanted.has(String(row.id))) as never[] };
      }
      const one = need(resource.api.one, name, 'one');
      // A reference that is gone or forbidden must not take the others with it.
      const answers = await Promise.allSettled(ids.map((id) => read(resource, one, id, signal)));
      return {
        data: answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : [])) as never[],
      };
    },
    create: async (name, { data, meta }) => {
      const resource = find(resources, name);
      const edited = data as Record<string, unknown>;
      const scope = { ...recordScope(resource, {}, edited), ...around(meta) };
      const call = need(resource.api.create, name, 'create');
      const { body } = await send({ resource, call, edited, scope }, meta);
      return { data: merged(edited, body, resource) as never };
    },
    update: async (name, { id, data, previousData, meta }) => {
      const resource = find(resources, name);
      const edited = data as Record<string, unknown>;
      const read = previousData as Write['before'];
      const before = { ...read, id };
      const call = need(resource.api.update, name, 'update');
      const known = withDefaults(resource, recordScope(resource, before, edited), edited);
      const scope = { ...known, ...around(meta), id };
      const { absent = [] } = (meta ?? {}) as WriteMeta;
      const put = Object.fromEntries(Object.entries(edited).filter(([field]) => !absent.includes(field)));
      const { sent, body } = await send(
        { resource, call, edited: put, before: read, scope, id: String(id) },
        meta,
      );
      const whole = speech.whole && isPlainObject(sent) ? sent : {};
      return { data: { ...before, ...whole, ...merged({ id }, body, resource) } as never };
    },
    updateMany: async (name, { ids, data }) => {
      await Promise.all(ids.map((id) => provider.update(name, { id, data, previousData: { id } })));
      return { data: ids };
    },
    delete: async (name, { id, previousData }) => {
      const resource = find(resources, name);
      const before = { ...(previousData as RaRecord | undefined), id };
      const call = need(resource.api.delete, name, 'delete');
      const scope = { ...recordScope(resource, before), id };
      await send({ resource, call, edited: {}, scope, id: String(id) });
      return { data: before as never };
    },
    deleteMany: async (name, { ids }) => {
      await Promise.all(ids.map((id) => provider.delete(name, { id })));
      return { data: ids };
    },
  };
  return provider;
}

/** What stands in the scope of a write beside its record. */
function around(meta: unknown): Scope {
  const { parent } = (meta ?? {}) as WriteMeta;
  return parent === undefined ? {} : { parent };
}

/** Inside 2xx, but the host changed nothing: a form that only hears "done" would say so. */
export const CONFLICT = 226;

function find(resources: Resources, name: string): Resource {
  const resource = resources.get(name);
  if (!resource) throw new ApiError(OTHER, { message: `Recurso sin declarar: ${name}` });
  return resource;
}

function need<C>(call: C | null, name: string, kind: string): C {
  if (call === null) throw new ApiError(OTHER, { message: `El recurso ${name} no declara api.${kind}` });
  return call;
}

/** The parameters of a declared call, filled. */
export const fillQuery = (query: ReadCall['query'], scope: Scope): Record<string, QueryValue> =>
  Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name, fillTemplate(value, scope) as QueryValue]),
  );
