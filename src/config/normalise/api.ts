import { DEFAULTS } from '../defaults';
import type { ApiInput } from '../schema/api';
import type { Api, ListCall, ReadCall, WriteCall } from '../types';

const { call: CALL, listCall: LIST, api: API } = DEFAULTS;

/**
 * Fills the calls of a resource. `path` alone stands for the five REST calls, in every dialect; a declared call wins over it. How a
 * dialect writes them is its own matter (`dataProvider/dialects/calls.ts`): here it counts that there are such calls.
 */
export function normaliseApi(api: ApiInput): Api {
  const { path } = api;
  const rest = path !== undefined;
  const item = `${path}/{id}`;
  const list = api.list ?? (rest ? { path } : undefined);
  const isRowWhole = api.one === 'row';
  const one = api.one === 'row' ? undefined : (api.one ?? (rest ? { path: item } : undefined));
  const create = api.create ?? (rest ? { path, body: 'data.attributes' as const } : undefined);
  const update = api.update ?? (rest ? { path: item, body: 'data.attributes' as const } : undefined);
  const remove = api.delete ?? (rest ? { path: item } : undefined);
  return {
    dialect: api.dialect ?? null,
    id: api.id === false ? [] : [api.id ?? API.id].flat(),
    host: api.host ?? CALL.host,
    path: path ?? list?.path ?? '',
    list: list
      ? ({
          ...read(list),
          paged: list.paged ?? LIST.paged,
          sort: list.sort ?? LIST.sort,
          sortParam: list.sortParam ?? LIST.sortParam,
          filter: list.filter ?? LIST.filter,
          total: list.total ?? LIST.total,
        } satisfies ListCall)
      : null,
    one: one ? read(one) : null,
    isRowWhole,
    create: create ? write(create, 'POST') : null,
    update: update ? write(update, 'PATCH') : null,
    delete: remove ? write(remove, 'DELETE') : null,
    declared: api,
  };
}

const read = (call: Exclude<ApiInput['one'], 'row' | undefined>): ReadCall => ({
  path: call.path,
  query: call.query ?? {},
  version: call.version ?? CALL.version,
  timeout: call.timeout ?? CALL.timeout,
  data: call.data ?? CALL.data,
});

const write = (call: NonNullable<ApiInput['delete']>, method: WriteCall['method']): WriteCall => ({
  method: call.method ?? method,
  path: call.path,
  query: call.query ?? {},
  version: call.version ?? CALL.version,
  timeout: call.timeout ?? CALL.timeout,
  body: call.body ?? null,
});
