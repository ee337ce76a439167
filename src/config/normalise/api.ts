import type { ApiInput } from '../schema/api';
import type { Api, ListCall, ReadCall, WriteCall } from '../types';

const TIMEOUT = 10_000;
const DATA = ['data'] as const;

/** Fills the calls of a resource. `path` alone stands for the five REST calls; a declared call wins over it. */
export function normaliseApi(api: ApiInput): Api {
  const { path } = api;
  const rest = path !== undefined && (api.dialect ?? 'json-api') === 'json-api';
  const item = `${path}/{id}`;
  const list = api.list ?? (rest ? { path } : undefined);
  const one = api.one ?? (rest ? { path: item } : undefined);
  const create = api.create ?? (rest ? { path, body: 'data.attributes' as const } : undefined);
  const update = api.update ?? (rest ? { path: item, body: 'data.attributes' as const } : undefined);
  const remove = api.delete ?? (rest ? { path: item } : undefined);
  return {
    dialect: api.dialect ?? 'json-api',
    host: api.host ?? 'main',
    path: path ?? list?.path ?? '',
    list: list
      ? ({
          ...read(list),
          paged: list.paged ?? true,
          sort: list.sort ?? 'minus',
          filter: list.filter ?? 'params',
        } satisfies ListCall)
      : null,
    one: one ? read(one) : null,
    create: create ? write(create, 'POST') : null,
    update: update ? write(update, 'PATCH') : null,
    delete: remove ? write(remove, 'DELETE') : null,
  };
}

const read = (call: NonNullable<ApiInput['one']>): ReadCall => ({
  path: call.path,
  query: call.query ?? {},
  version: call.version ?? 1,
  timeout: call.timeout ?? TIMEOUT,
  data: call.data ?? DATA,
});

const write = (call: NonNullable<ApiInput['create']>, method: WriteCall['method']): WriteCall => ({
  method: call.method ?? method,
  path: call.path,
  query: call.query ?? {},
  version: call.version ?? 1,
  timeout: call.timeout ?? TIMEOUT,
  body: call.body ?? null,
});
