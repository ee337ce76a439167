import { combineDataProviders, type DataProvider } from 'ra-core';
import type { CallInput } from '../src/config/schema/common';
import type { Resource } from '../src/config/types';
import { readPath } from '../src/config/readPath';
import type { AnyInput, Endpoint, InputOf, OperationId } from './contract/endpoint';
import { ApiError } from './apiError';
import { withOver } from './body';
import { CONFLICT, createJsonApiProvider, type WriteMeta } from './jsonApiProvider';
import { fillPath, type QueryValue } from './path';
import { keepPromise } from './promised';
import type { Answer, Request } from './request';
import { fillTemplate, type Scope } from './template';

export { ApiError, endsTheVisit, noList, noRecord, OTHER } from './apiError';
export type { Request } from './request';
export { idOf, unwrap } from './decode';
export { keepPromise, readRows, recordOf, rowsOf, type Members } from './promised';
export { fillTemplate, fillText, type Scope } from './template';
export { recordScope } from './scope';
export type { WriteMeta } from './jsonApiProvider';
export { conditionText } from './listQuery';
export { fillPath } from './path';

/**
 * The console's data provider: react-admin's methods, by the dialect that a resource declares, and the calls that are
 * not CRUD.
 *
 * | method | what it does |
 * | --- | --- |
 * | react-admin's nine | see `jsonApiProvider.ts` and `jsonServerProvider.ts` |
 * | `call(resource, { call, scope })` | any call of a declaration: an action's, a check's, a count's |
 * | `ask(endpoint, input)` | a call of the contract, for parts written in code |
 */
export interface ConsoleDataProvider extends DataProvider {
  /** Sends a declared call with its placeholders filled from `scope`; answers with status and body. */
  call: (resource: string, params: CallParams) => Promise<{ data: CallResult }>;
  /**
   * Sends a call of the contract to the main host; `input` is what the contract says it is given, sent as it is. A read
   * that is not what the contract promises is a failure; what its members hold is for the reader to judge. Rejects with
   * `ApiError`, `PathError` or an `AbortError`.
   */
  ask: <Id extends OperationId>(
    endpoint: Endpoint<Id>,
    input: InputOf<Id>,
    how?: AskOptions,
  ) => Promise<{ data: CallResult }>;
}

export interface AskOptions {
  signal?: AbortSignal | undefined;
  /** `blob` for a file. Default JSON. */
  as?: 'json' | 'blob' | undefined;
  /** ms. Default: the one of every call. */
  timeout?: number | undefined;
}

export interface CallParams {
  call: CallInput;
  scope: Scope;
  signal?: AbortSignal | undefined;
  /** `blob` for a file. Default JSON. */
  as?: 'json' | 'blob' | undefined;
  /** Members of the body that take the place of the declared ones. */
  over?: WriteMeta['over'];
}
export interface CallResult {
  status: number;
  body: unknown;
}

export interface DataProviderOptions {
  resources: ReadonlyMap<string, Resource>;
  request: Request;
}

/** Creates the data provider of the given resources; both dialects, combined by react-admin. */
export function createDataProvider({ resources, request }: DataProviderOptions): ConsoleDataProvider {
  const declaredRequest: Request = (input) => request({ ...input, declared: true });
  const call: ConsoleDataProvider['call'] = async (resource, { call: declared, scope, signal, as, over }) => {
    const body = declared.body === undefined ? undefined : fillTemplate(declared.body, scope);
    const answer = await declaredRequest({
      method: declared.method,
      path: fillPath(declared.path, (name) => readPath(scope, name)),
      query: fillQuery(declared.query ?? {}, scope),
      body: over === undefined ? body : withOver(body, fillTemplate(over, scope)),
      version: declared.version,
      timeout: declared.timeout,
      host: declared.host ?? resources.get(resource)?.api.host,
      signal,
      as,
    });
    if (answer.status === CONFLICT) throw new ApiError(CONFLICT, answer.body);
    return { data: result(answer) };
  };
  const jsonApi = { ...createJsonApiProvider(resources, declaredRequest), call };
  const jsonServer = { ...lazyJsonServerProvider(resources, declaredRequest), call };
  const combined = combineDataProviders((name) =>
    resources.get(name)?.api.dialect === 'json-server' ? jsonServer : jsonApi,
  );
  const ask = async (
    { method, path, version, ...promised }: Endpoint,
    { path: names = {}, query, body }: AnyInput,
    how: AskOptions = {},
  ): Promise<{ data: CallResult }> => {
    const filled = fillPath(path, (name) => readPath(names, name));
    const answer = await request({ method, path: filled, query: spread(query), body, version, ...how });
    if (how.as !== 'blob') keepPromise(answer.body, promised);
    return { data: result(answer) };
  };
  // The combining proxy answers every property, and a promise-like or a flag must not look like a method.
  return Object.assign(Object.create(null) as ConsoleDataProvider, {
    supportAbortSignal: true,
    ask,
    ...Object.fromEntries(
      methods.map((method) => [
        method,
        // Refusals of an id are thrown before there is a promise; callers expect one.
        async (...args: [string, never]) => (await combined[method]?.(...args)) as unknown,
      ]),
    ),
  });
}

/** Loaded with the first call to a plain host: most installations have none. */
function lazyJsonServerProvider(resources: DataProviderOptions['resources'], request: Request): DataProvider {
  let loading: Promise<DataProvider> | undefined;
  const load = (): Promise<DataProvider> => {
    loading ??= import('./jsonServerProvider').then(({ createJsonServerProvider }) =>
      createJsonServerProvider(resources, request),
    );
    return loading;
  };
  const entries = methods.map((method) => [
    method,
    async (...args: [string, never]): Promise<unknown> => (await load())[method]?.(...args) as unknown,
  ]);
  return Object.fromEntries(entries) as DataProvider;
}

const methods = [
  'getList',
  'getOne',
  'getMany',
  'getManyReference',
  'create',
  'update',
  'updateMany',
  'delete',
  'deleteMany',
  'call',
] as const;

const result = (answer: Answer<unknown>): CallResult => ({ status: answer.status, body: answer.body });

/** Parameters of a call of the contract by their names on the wire: its `page: { size }` is `page[size]` there (CALL-004). */
const spread = (query: object = {}): Record<string, QueryValue> =>
  Object.fromEntries(
    Object.entries(query as Record<string, QueryValue | Record<string, QueryValue>>).flatMap(
      ([name, value]) =>
        typeof value === 'object' && value !== null
          ? Object.entries(value).map(([part, one]) => [`${name}[${part}]`, one] as const)
          : [[name, value] as const],
    ),
  );

const fillQuery = (query: Readonly<Record<string, unknown>>, scope: Scope): Record<string, QueryValue> =>
  Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name, fillTemplate(value as never, scope) as QueryValue]),
  );
