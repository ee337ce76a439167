import { createDataProvider } from '../../../../dataProvider';
import { createRequest } from '../../../../dataProvider/http/request';
import type { Resource } from '../../../../src/config/types';
import type { LoadedResources } from '../loadResources';
import { createTransport } from '../sessionTransport';

/** A request as the console would send it, without its body. */
export interface ConsoleRequest {
  method: string;
  url: string;
  /** Without those that the browser adds. */
  headers: Headers;
}

/** Stands for a record that is not read. */
const ANY_ID = '1';

/**
 * Returns the requests of a resource as the console's own code builds them, and sends none: list, record, several records,
 * create, change, delete and actions. Equal ones are returned once.
 */
export async function listConsoleRequests(
  { resources, host, url, dialect, signIn, hasSession }: LoadedResources,
  resource: Resource,
  { token, id = ANY_ID }: { token: string | undefined; id?: string | number | undefined },
): Promise<ConsoleRequest[]> {
  const requests: ConsoleRequest[] = [];
  const request = createRequest({
    hosts: { main: url, [host]: url },
    getToken: () => token,
    ...(hasSession ? createTransport(signIn) : {}),
    fetch: (input, init) => {
      requests.push({
        method: init?.method ?? 'GET',
        url: String(input),
        headers: new Headers(init?.headers),
      });
      return Promise.reject(new TypeError('Not sent'));
    },
  });
  const provider = createDataProvider({
    resources,
    request,
    dialects: dialect === undefined ? {} : { [host]: dialect },
  });
  const { name, api, actions } = resource;
  const record = { id };
  const page = {
    pagination: { page: 1, perPage: resource.list?.pageSize ?? 10 },
    sort: resource.list?.sort ?? { field: '', order: 'ASC' as const },
    filter: {},
  };
  const calls: (() => Promise<unknown>)[] = [
    () => provider.getList(name, page),
    ...(api.getOne
      ? [() => provider.getOne(name, { id }), () => provider.getMany(name, { ids: [id, id] })]
      : []),
    ...(api.create ? [() => provider.create(name, { data: {} })] : []),
    ...(api.update ? [() => provider.update(name, { id, data: {}, previousData: record })] : []),
    ...(api.delete ? [() => provider.delete(name, { id, previousData: record })] : []),
    ...Object.values(actions).flatMap(({ behaviour }) =>
      behaviour.kind === 'send'
        ? behaviour.callVariants
            .filter(({ call }) => call.host === host)
            .map(
              ({ call }) =>
                () =>
                  provider.call(name, { call, scope: record }),
            )
        : [],
    ),
  ];
  // A call whose path needs more than an id is left out.
  for (const call of calls) await call().catch(() => undefined);
  const byLine = new Map(
    requests.map((sent) => [`${sent.method} ${sent.url} ${[...sent.headers].join()}`, sent]),
  );
  return [...byLine.values()];
}
