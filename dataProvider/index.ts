import { combineDataProviders, type DataProvider } from 'ra-core';
import { DEFAULTS } from '../src/config/defaults';
import type { DialectSource } from '../src/config/dialects/resolve';
import type { Resource } from '../src/config/types';
import { readPath } from '../src/config/readPath';
import { carriesFile } from '../src/lib/outgoingFile';
import type { AnyInput, Endpoint, InputOf, OperationId } from './contract/endpoint';
import { declaredCall, resultOf, type CallResult, type DeclaredCall } from './declaredCall';
import type { SpeakingProvider } from './dialects';
import { createJsonApiProvider } from './jsonApiProvider';
import { fillPath, type QueryValue } from './path';
import { keepPromise } from './promised';
import type { Request } from './request';

export { ApiError, endsTheVisit, noList, noRecord, notPromised, OTHER } from './apiError';
export type { Request } from './request';
export { decodeIncluded, decodeRecord, idOf, membersOf, unwrap } from './decode';
export { keepPromise, readRows, recordOf, rowsOf, type Members } from './promised';
export { fillTemplate, fillText, type Scope } from './template';
export { recordScope } from './scope';
export type { WriteMeta } from './jsonApiProvider';
export type { CallParams, CallResult } from './declaredCall';
export { conditionText } from './listQuery';
export { fillPath } from './path';

/**
 * The console's data provider: react-admin's methods, by the dialect that a resource declares, and the calls that are
 * not CRUD.
 *
 * | method | what it does |
 * | --- | --- |
 * | react-admin's nine | see `jsonApiProvider.ts` and `dialects/` |
 * | `call(resource, { call, scope })` | any call of a declaration: an action's, a check's, a count's |
 * | `ask(endpoint, input)` | a call of the contract, for parts written in code |
 */
export interface ConsoleDataProvider extends DataProvider {
  call: DeclaredCall;
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

export interface DataProviderOptions {
  resources: ReadonlyMap<string, Resource>;
  request: Request;
  /** How hosts speak, by name; those that are not here speak `json-api`. */
  dialects?: Readonly<Record<string, DialectSource>> | undefined;
}

/** Creates the data provider of the given resources; every dialect, combined by react-admin. */
export function createDataProvider({
  resources,
  request,
  dialects = {},
}: DataProviderOptions): ConsoleDataProvider {
  const declaredRequest: Request = async (input) => {
    const own = { ...input, declared: true };
    // Most writes have none, and most consoles never.
    return carriesFile(own.body) ? (await import('./files')).sendWithFiles(request, own) : request(own);
  };
  const own: SpeakingProvider = {
    ...createJsonApiProvider(resources, declaredRequest),
    call: declaredCall(resources, declaredRequest),
  };
  const others = new Map<DialectSource, SpeakingProvider>();
  /** Who speaks to a host, by default that of a resource, which may know better how it speaks. */
  const speaker = (name: string, host?: string): SpeakingProvider => {
    const resource = resources.get(name);
    const api = resource?.api;
    const at = host ?? api?.host ?? '';
    const said = (at === api?.host && api.dialect) || (Object.hasOwn(dialects, at) && dialects[at]) || OWN;
    const source = said === OWN && resource && hasStored(resource) ? AS_DATA : said;
    if (source === OWN) return own;
    const known = others.get(source) ?? lazySpeaker(resources, declaredRequest, source);
    others.set(source, known);
    return known;
  };
  const combined = combineDataProviders((name) => speaker(name));
  const call: DeclaredCall = (name, params) => speaker(name, params.call.host).call(name, params);
  const ask = async (
    { method, path, version, ...promised }: Endpoint,
    { path: names = {}, query, body }: AnyInput,
    how: AskOptions = {},
  ): Promise<{ data: CallResult }> => {
    const filled = fillPath(path, (name) => readPath(names, name));
    // A name in the path comes from an address, too: it makes no call of the session of another.
    const declared = path.includes('{');
    const answer = await request({
      method,
      path: filled,
      query: spread(query),
      body,
      version,
      declared,
      ...how,
    });
    if (how.as !== 'blob') keepPromise(answer.body, promised);
    return { data: resultOf(answer) };
  };
  // The combining proxy answers every property, and a promise-like or a flag must not look like a method.
  return Object.assign(Object.create(null) as ConsoleDataProvider, {
    supportAbortSignal: true,
    ask,
    // A refusal of an id is thrown before there is a promise.
    call: async (...args: Parameters<DeclaredCall>) => call(...args),
    ...Object.fromEntries(
      methods.map((method) => [
        method,
        // Refusals of an id are thrown before there is a promise; callers expect one.
        async (...args: [string, never]) => (await combined[method]?.(...args)) as unknown,
      ]),
    ),
  });
}

/** The product's own, which needs no more than is loaded already. */
const OWN: DialectSource = DEFAULTS.api.dialect;

/** The same as data, which knows moments that are written otherwise. */
const AS_DATA: DialectSource = {};

/** Whether a date says that it is written otherwise than the product does; other types may have an option of that name. */
const hasStored = ({ fields }: Resource): boolean =>
  Object.values(fields).some(
    ({ type, options: { stored = 'seconds' } }) => type.startsWith('date') && stored !== 'seconds',
  );

/** Loaded with the first call to a host that speaks otherwise: most installations have none. */
function lazySpeaker(
  resources: DataProviderOptions['resources'],
  request: Request,
  source: DialectSource,
): SpeakingProvider {
  let loading: Promise<SpeakingProvider> | undefined;
  const load = (): Promise<SpeakingProvider> => {
    loading ??= import('./dialects').then(({ createDialectProvider }) =>
      createDialectProvider(resources, request, source),
    );
    return loading;
  };
  const entries = [...methods, 'call'].map((method) => [
    method,
    async (...args: [string, never]): Promise<unknown> => (await load())[method]?.(...args) as unknown,
  ]);
  return Object.fromEntries(entries) as SpeakingProvider;
}

const methods: readonly string[] = [
  'getList',
  'getOne',
  'getMany',
  'getManyReference',
  'create',
  'update',
  'updateMany',
  'delete',
  'deleteMany',
];

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
