import { DEFAULTS } from '../defaults';
import type { ApiInput } from '../schema/api';
import type { ResourceApi, ListCall, ReadCall, WriteCall } from '../types';

const { call: CALL_DEFAULTS, listCall: LIST_CALL_DEFAULTS, api: API_DEFAULTS } = DEFAULTS;

/**
 * Normalises the calls of a resource. `path` alone stands for the five REST calls, in every dialect; a declared call
 * overrides it. Only the existence of the calls is decided here; their format is up to the dialect
 * (`dataProvider/dialects/dialectApi.ts`).
 */
export function normaliseApi(api: ApiInput): ResourceApi {
  const { path } = api;
  const hasRestPath = path !== undefined;
  const recordPath = `${path}/{id}`;
  const list = api.getList ?? (hasRestPath ? { path } : undefined);
  const isRowComplete = api.getOne === 'row';
  const getOne =
    api.getOne === 'row' ? undefined : (api.getOne ?? (hasRestPath ? { path: recordPath } : undefined));
  const create = api.create ?? (hasRestPath ? { path, body: 'data.attributes' as const } : undefined);
  const update =
    api.update ?? (hasRestPath ? { path: recordPath, body: 'data.attributes' as const } : undefined);
  const remove = api.delete ?? (hasRestPath ? { path: recordPath } : undefined);
  return {
    dialect: api.dialect ?? null,
    id: api.id === false ? [] : [api.id ?? API_DEFAULTS.id].flat(),
    host: api.host ?? CALL_DEFAULTS.host,
    path: path ?? list?.path ?? '',
    getList: list
      ? ({
          ...normaliseReadCall(list),
          paged: list.paged ?? LIST_CALL_DEFAULTS.paged,
          sort: list.sort ?? LIST_CALL_DEFAULTS.sort,
          sortParam: list.sortParam ?? LIST_CALL_DEFAULTS.sortParam,
          filter: list.filter ?? LIST_CALL_DEFAULTS.filter,
          total: list.total ?? LIST_CALL_DEFAULTS.total,
        } satisfies ListCall)
      : null,
    getOne: getOne ? normaliseReadCall(getOne) : null,
    isRowComplete,
    create: create ? normaliseWriteCall(create, 'POST') : null,
    update: update ? normaliseWriteCall(update, 'PATCH') : null,
    delete: remove ? normaliseWriteCall(remove, 'DELETE') : null,
    declared: api,
  };
}

const normaliseReadCall = (call: Exclude<ApiInput['getOne'], 'row' | undefined>): ReadCall => ({
  path: call.path,
  query: call.query ?? {},
  apiVersion: call.apiVersion ?? CALL_DEFAULTS.apiVersion,
  timeout: call.timeout ?? CALL_DEFAULTS.timeout,
  data: call.data ?? CALL_DEFAULTS.data,
});

const normaliseWriteCall = (
  call: NonNullable<ApiInput['delete']>,
  method: WriteCall['method'],
): WriteCall => ({
  method: call.method ?? method,
  path: call.path,
  query: call.query ?? {},
  apiVersion: call.apiVersion ?? CALL_DEFAULTS.apiVersion,
  timeout: call.timeout ?? CALL_DEFAULTS.timeout,
  body: call.body ?? null,
});
