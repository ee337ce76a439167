import { combineDataProviders, type DataProvider } from 'ra-core';
import { DEFAULTS } from '../src/config/defaults';
import type { DialectSource } from '../src/config/dialects/resolveDialect';
import type { Resource } from '../src/config/types';
import { readPath } from '../src/config/values/readPath';
import { hasPendingUpload } from '../src/lib/file/pendingUpload';
import type { AnyOperationInput, Endpoint, OperationInput, OperationId } from './contract/endpoint';
import {
  declaredCall,
  toCallResult,
  type CallResult,
  type DeclaredCall,
  type HostDataProvider,
} from './declaredCall';
import { createJsonApiProvider } from './jsonApi/jsonApiProvider';
import { fillPath, type QueryValue } from './http/path';
import { assertResponseShape } from './jsonApi/responseShape';
import type { RequestFunction } from './http/request';

export {
  ApiError,
  asApiError,
  isRedirectingError,
  missingListError,
  missingRecordError,
  missingProofError,
  UNKNOWN_ERROR,
} from './http/apiError';
export type { RequestFunction } from './http/request';
export { ORIGINAL_VALUES } from './values/originalValues';
export {
  decodeIncluded,
  decodeRecord,
  getRecordId,
  flattenResourceObject,
  unwrapData,
} from './jsonApi/decode';
export {
  assertResponseShape,
  mapRows,
  extractRecord,
  extractRows,
  type RawRecord,
} from './jsonApi/responseShape';
export { fillTemplate, fillTextTemplate, type Scope } from './templates/fillTemplate';
export { recordScope } from './templates/recordScope';
export type { WriteMeta } from './jsonApi/jsonApiProvider';
export type { CallParams, CallResult } from './declaredCall';
export { fillPath } from './http/path';

/**
 * The console's data provider: react-admin's methods, by the dialect that a resource declares, and calls that are not CRUD.
 *
 * | method | meaning |
 * | --- | --- |
 * | react-admin's nine | see `jsonApiProvider.ts` and `dialects/` |
 * | `call(resource, { call, scope })` | any declared call: of an action, a check, a count |
 * | `callOperation(endpoint, input)` | a contract call, for extensions |
 */
export interface ConsoleDataProvider extends DataProvider {
  call: DeclaredCall;
  /**
   * Sends a contract call to the main host; `input` is typed by the contract and sent unchanged. A read whose response shape
   * does not match the contract is a failure; the caller validates the values. Rejects with `ApiError`, `PathError` or an
   * `AbortError`.
   */
  callOperation: <Id extends OperationId>(
    endpoint: Endpoint<Id>,
    input: OperationInput<Id>,
    options?: OperationCallOptions,
  ) => Promise<{ data: CallResult }>;
  /**
   * Opens the stream of changes of the main host, with the headers of a session. Resolves with its body when it begins; rejects
   * with `ApiError`, which does not end the session: the stream is no call of a screen.
   */
  openStream: (
    path: string,
    headers: Readonly<Record<string, string>>,
    signal: AbortSignal,
  ) => Promise<{ body: ReadableStream<Uint8Array> | null }>;
}

export interface OperationCallOptions {
  signal?: AbortSignal | undefined;
  /** `blob` for a file. Default JSON. */
  responseType?: 'json' | 'blob' | undefined;
  /** ms. Default: that of every call. */
  timeout?: number | undefined;
}

export interface DataProviderOptions {
  resources: ReadonlyMap<string, Resource>;
  request: RequestFunction;
  /** Dialects of hosts by name; other hosts use `json-api`. */
  dialects?: Readonly<Record<string, DialectSource>> | undefined;
  /** Called if a host with a dialect makes requests wait: seconds from now. */
  onWait?: ((seconds: number) => void) | undefined;
}

/** Creates the data provider of the given resources; combines every dialect with react-admin's `combineDataProviders`. */
export function createDataProvider({
  resources,
  request,
  dialects = {},
  onWait,
}: DataProviderOptions): ConsoleDataProvider {
  const declaredRequest: RequestFunction = async (input) => {
    const declaredInput = { ...input, fromDeclaration: true };
    // Lazy, because most writes have no files and most consoles never need it.
    return hasPendingUpload(declaredInput.body)
      ? (await import('./http/sendWithFiles')).sendWithFiles(request, declaredInput)
      : request(declaredInput);
  };
  const jsonApi: HostDataProvider = {
    ...createJsonApiProvider(resources, declaredRequest),
    call: declaredCall(resources, declaredRequest),
  };
  const byDialect = new Map<DialectSource, HostDataProvider>();
  /** Returns the provider for a host. Default: the host of the resource, which may declare its own dialect. */
  const providerFor = (name: string, host?: string): HostDataProvider => {
    const resource = resources.get(name);
    const api = resource?.api;
    const hostName = host ?? api?.host ?? '';
    const dialect =
      (hostName === api?.host && api.dialect) ||
      (Object.hasOwn(dialects, hostName) && dialects[hostName]) ||
      JSON_API;
    const source =
      dialect === JSON_API && resource && hasDeclaredFormat(resource) ? JSON_API_AS_DATA : dialect;
    if (source === JSON_API) return jsonApi;
    const provider = byDialect.get(source) ?? lazyProvider(resources, declaredRequest, source, onWait);
    byDialect.set(source, provider);
    return provider;
  };
  const combinedProvider = combineDataProviders((name) => providerFor(name));
  const call: DeclaredCall = (name, params) => providerFor(name, params.call.host).call(name, params);
  const callOperation = async (
    { method, path, version, ...expectedShape }: Endpoint,
    { path: pathParams = {}, query, body }: AnyOperationInput,
    options: OperationCallOptions = {},
  ): Promise<{ data: CallResult }> => {
    const filledPath = fillPath(path, (name) => readPath(pathParams, name));
    // A path parameter can come from a URL, so it must not turn the call into a session call.
    const hasPathParams = path.includes('{');
    const response = await request({
      method,
      path: filledPath,
      query: flattenQuery(query),
      body,
      version,
      fromDeclaration: hasPathParams,
      ...options,
    });
    if (options.responseType !== 'blob') assertResponseShape(response.body, expectedShape);
    return { data: toCallResult(response) };
  };
  // `combineDataProviders` returns a Proxy for every property; list the methods explicitly so that `then` or a flag is not
  // one.
  return Object.assign(Object.create(null) as ConsoleDataProvider, {
    supportAbortSignal: true,
    callOperation,
    openStream: (path: string, headers: Readonly<Record<string, string>>, signal: AbortSignal) =>
      declaredRequest({ path, headers, signal, responseType: 'stream', skipSessionRules: true }),
    // async, so that an error for an invalid id rejects instead of being thrown.
    call: async (...args: Parameters<DeclaredCall>) => call(...args),
    ...Object.fromEntries(
      methods.map((method) => [
        method,
        // async, so that an error for an invalid id rejects instead of being thrown.
        async (...args: [string, never]) => (await combinedProvider[method]?.(...args)) as unknown,
      ]),
    ),
  });
}

/** The product's own dialect, which needs no further module. */
const JSON_API: DialectSource = DEFAULTS.api.dialect;

/** The same dialect as data, whose provider supports other date formats. */
const JSON_API_AS_DATA: DialectSource = {};

/** True if a date field declares another format than the product's; other types may have an option of that name. */
const hasDeclaredFormat = ({ fields }: Resource): boolean =>
  Object.values(fields).some(
    ({ type, options: { wireFormat = 'seconds' } }) =>
      /^(?:date|boolean)/.test(type) && wireFormat !== 'seconds',
  );

/** Loads the provider with the first call to a host of another dialect; most installations have none. */
function lazyProvider(
  resources: DataProviderOptions['resources'],
  request: RequestFunction,
  source: DialectSource,
  onWait: DataProviderOptions['onWait'],
): HostDataProvider {
  let loading: Promise<HostDataProvider> | undefined;
  const load = (): Promise<HostDataProvider> => {
    loading ??= import('./dialects/dialectProvider').then(({ createHostProvider }) =>
      createHostProvider(resources, request, source, onWait),
    );
    return loading;
  };
  const entries = [...methods, 'call'].map((method) => [
    method,
    async (...args: [string, never]): Promise<unknown> => (await load())[method]?.(...args) as unknown,
  ]);
  return Object.fromEntries(entries) as HostDataProvider;
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

/** Flattens the parameters of a contract call to their names on the wire: `page: { size }` becomes `page[size]`. */
const flattenQuery = (query: object = {}): Record<string, QueryValue> =>
  Object.fromEntries(
    Object.entries(query as Record<string, QueryValue | Record<string, QueryValue>>).flatMap(
      ([name, value]) =>
        typeof value === 'object' && value !== null
          ? Object.entries(value).map(([key, member]) => [`${name}[${key}]`, member] as const)
          : [[name, value] as const],
    ),
  );
