import type { DataProvider, GetListParams, GetListResult, Identifier } from 'ra-core';
import { dialectOf, type DialectSource } from '../../src/config/dialects/resolve';
import type { Dialect, Resource } from '../../src/config/types';
import { placeholdersIn } from '../../src/config/template';
import { declaredCall, type DeclaredCall } from '../declaredCall';
import { createJsonApiProvider, type Resources } from '../jsonApiProvider';
import { segment } from '../path';
import type { Request } from '../request';
import type { ListAsk, Speech } from '../speech';
import { askList } from './askList';
import { bodyOf } from './body';
import { apiOf, recordAddress } from './calls';
import { withSeconds, withWritten } from './dates';
import { createCursors } from './cursors';
import { createParts } from './inParts';
import { readMany } from './readMany';
import { readList, readOne } from './readAnswer';
import { speaking } from './speaking';

/** A data provider with the calls of declarations besides. */
export type SpeakingProvider = DataProvider & { call: DeclaredCall };

/**
 * The data provider for hosts that speak otherwise than the product's own: react-admin's methods and the calls of
 * declarations, as the dialect says.
 */
export function createDialectProvider(
  resources: Resources,
  request: Request,
  source: DialectSource,
): SpeakingProvider {
  const dialect = dialectOf(source);
  const spoken = spokenResources(resources, dialect);
  const send = speaking(request, dialect);
  const cursors = createCursors(dialect);
  const inParts = createParts(dialect);
  const speech: Speech = {
    askList: (ask) => askList(dialect, ask, cursors.of(ask)),
    readList: (answer, ask) => {
      const list = readList(dialect, answer, ask);
      return cursors.isUsed && ask.call.paged
        ? { ...list, hasNext: cursors.keep(ask, answer.body, ask.call.data) }
        : list;
    },
    readOne: (body, resource, call, id) =>
      readOne(dialect, body, resource, call?.data ?? dialect.one.data, id),
    body: (write) => bodyOf(dialect, spoken, write),
    whole: dialect.update.whole,
  };
  const base = createJsonApiProvider(spoken, send, speech);
  const many = readMany(dialect, send);
  const list = (name: string, params: GetListParams, target?: ListAsk['target']): Promise<GetListResult> => {
    const read = (asked: GetListParams): Promise<GetListResult> =>
      target
        ? base.getManyReference(name, { ...asked, target: target[0], id: target[1] } as never)
        : base.getList(name, asked);
    if (cursors.isUsed) return cursors.reach(name, params, target, read);
    return inParts(name, params, read);
  };
  const provider: SpeakingProvider = {
    ...base,
    getList: (name, params) => list(name, params) as Promise<GetListResult<never>>,
    getManyReference: (name, params) =>
      list(name, params, [params.target, String(params.id)]) as Promise<GetListResult<never>>,
    getOne: async (name, params) => base.getOne(name, { ...params, id: named(params.id) }),
    getMany: async (name, params) => {
      const resource = spoken.get(name);
      return resource && canReadMany(dialect, resource)
        ? { data: (await many(resource, params.ids, params.signal)) as never[] }
        : base.getMany(name, params);
    },
    update: async (name, params) => {
      const { data } = await base.update(name, { ...params, id: named(params.id) });
      // What was sent stands until it is read again, and it has moments as the host writes them.
      const resource = spoken.get(name);
      return { data: (resource ? withSeconds(data, resource, dialect) : data) as never };
    },
    updateMany: async (name, { ids, data }) => {
      await Promise.all(
        ids.map(async (id) => provider.update(name, { id, data, previousData: await before(name, id) })),
      );
      return { data: ids };
    },
    delete: async (name, params) => base.delete(name, { ...params, id: named(params.id) }),
    call: async (name, { scope, ...others }) => {
      const resource = spoken.get(name);
      const params = {
        ...others,
        scope: resource ? withWritten(scope, resource, scope, dialect.dates) : scope,
      };
      const { path } = resources.get(name)?.api.declared ?? {};
      const isRecord = path !== undefined && params.call.path === `${path}/{id}`;
      if (!isRecord) return call(name, params);
      const at = recordAddress(path, dialect, [...(resource?.api.id ?? [])]);
      // Named in the query, a record without an id would be all of them.
      named(params.scope.id);
      return call(name, {
        ...params,
        call: { ...params.call, ...at, query: { ...at.query, ...params.call.query } },
      });
    },
  };
  const call = declaredCall(spoken, send);
  /** Where the whole record is sent, one that nobody has read would lose the rest. */
  const before = async (name: string, id: Identifier) =>
    dialect.update.whole ? (await provider.getOne(name, { id })).data : { id };
  return provider;
}

/** An id that names one record and nothing else, wherever it stands; throws a `PathError`. */
function named<Id>(id: Id): Id {
  segment(id);
  return id;
}

/** Declared resources with their calls as a dialect has them. */
function spokenResources(resources: Resources, dialect: Dialect): Resources {
  const known = new WeakMap<Resource, Resource>();
  return {
    get: (name) => {
      const resource = resources.get(name);
      const spoken = resource && (known.get(resource) ?? { ...resource, api: apiOf(resource, dialect) });
      if (resource && spoken) known.set(resource, spoken);
      return spoken;
    },
  };
}

/** By ids at once: from the list, unless the host knows these records by another member than it is asked by. */
function canReadMany({ many }: Dialect, { api }: Resource): boolean {
  const names = many === false ? [] : placeholdersIn(many.query).map(({ name }) => name);
  const path = api.list?.path;
  return (
    many !== false &&
    path !== undefined &&
    !path.includes('{') &&
    (names.includes('field') || api.id.includes('id'))
  );
}
