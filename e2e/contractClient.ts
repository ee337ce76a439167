import { readFileSync } from 'node:fs';
import { listOperations } from '../dataProvider/contract/operations';
import type { Contract, Operation } from '../dataProvider/contract/operations';
import type { components, operations } from '../dataProvider/contract/types';

/** The shapes of the wire, by their names in the contract. */
export type ContractSchemas = components['schemas'];

/** A call of the contract, by its operationId. */
export type ContractCallId = keyof operations;

type PathOf<Id extends ContractCallId> = operations[Id]['parameters'] extends { path: infer Path }
  ? Path
  : never;
type QueryOf<Id extends ContractCallId> = NonNullable<operations[Id]['parameters']['query']>;
type BodyOf<Id extends ContractCallId> = operations[Id] extends { requestBody: { content: infer Content } }
  ? Content[keyof Content]
  : never;
type CallInput<Id extends ContractCallId> = { query?: QueryOf<Id> } & ([PathOf<Id>] extends [never]
  ? unknown
  : { path: PathOf<Id> }) &
  ([BodyOf<Id>] extends [never] ? unknown : { body: BodyOf<Id> });
type SuccessResponse<Answers> = Answers extends { 200: infer Answer } | { 201: infer Answer }
  ? Answer
  : never;
/** The body of the answer to a call. */
export type ResponseBodyOf<Id extends ContractCallId> =
  SuccessResponse<operations[Id]['responses']> extends { content: { 'application/json': infer Body } }
    ? Body
    : undefined;

/** Arguments of a call; optional for a call without path, query and body. */
type Args<Id extends ContractCallId> =
  object extends CallInput<Id> ? [sent?: CallInput<Id>] : [sent: CallInput<Id>];

/** Calls whose answer is a page of rows. */
type ListId = {
  [Id in ContractCallId]: ResponseBodyOf<Id> extends { data: unknown[]; meta: unknown }
    ? QueryOf<Id> extends { page?: unknown }
      ? Id
      : never
    : never;
}[ContractCallId];
type RowOf<Id extends ListId> = ResponseBodyOf<Id> extends { data: (infer Row)[] } ? Row : never;

const contract = JSON.parse(
  readFileSync(new URL('../dataProvider/contract/openapi.bundle.json', import.meta.url), 'utf8'),
) as Contract;
const calls = new Map(listOperations(contract).map((operation) => [operation.id, operation]));

/** Which call a request is, by its method and path; calls without placeholders come first, as on the host. */
export function findCallId(method: string, path: string): string | undefined {
  const placeholderCount = (operation: Operation) => operation.path.split('{').length;
  const matchesPath = (operation: Operation) =>
    operation.method === method &&
    new RegExp(`^/api${operation.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(path);
  return [...calls.values()].filter(matchesPath).sort((a, b) => placeholderCount(a) - placeholderCount(b))[0]
    ?.id;
}

/** True if a request may have changed what the host keeps; signing in makes a session and no data. */
export function changesData(method: string, path: string): boolean {
  if (!/^\/(?:api|plain)\//.test(path)) return false;
  const id = findCallId(method, path);
  return method === 'GET' ? id !== undefined && calls.get(id)?.changesState === true : id !== 'login';
}

/** `{ page: { number: 1 } }` as `page[number]=1`. */
function toSearch(query: object): string {
  const flat = Object.entries(query).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).map(([inner, member]): [string, string] => [
          `${name}[${inner}]`,
          String(member),
        ])
      : [[name, String(value)] as [string, string]],
  );
  return flat.length === 0 ? '' : `?${new URLSearchParams(flat).toString()}`;
}

function buildUrl(operation: Operation, callInput: { path?: object; query?: object }): string {
  const values = new Map(Object.entries(callInput.path ?? {}));
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(values.get(name))),
  );
  return `/api${path}${toSearch(callInput.query ?? {})}`;
}

/**
 * The calls of the contract, sent by one person over HTTP: a journey sets up its data with them before its browser opens, and
 * reads the result afterwards. It works with every host that implements the contract.
 */
export class ContractClient {
  constructor(
    private readonly url: string,
    private readonly token: string,
  ) {}

  /** Sends a call; returns its body, undefined if there is none. Throws the host's error text after a failure. */
  async call<Id extends ContractCallId>(id: Id, ...[callInput]: Args<Id>): Promise<ResponseBodyOf<Id>> {
    const response = await this.send(id, callInput ?? {});
    const text = await response.text();
    if (!response.ok) throw new Error(`${id}: ${response.status} ${text}`);
    return (text === '' ? undefined : JSON.parse(text)) as ResponseBodyOf<Id>;
  }

  /** The status of the answer to a call; for what is to be gone or refused. */
  async status<Id extends ContractCallId>(id: Id, ...[callInput]: Args<Id>): Promise<number> {
    const response = await this.send(id, callInput ?? {});
    await response.arrayBuffer();
    return response.status;
  }

  /** Every row of a list, through all its pages. */
  async all<Id extends ListId>(id: Id, query?: Omit<QueryOf<Id>, 'page'>): Promise<RowOf<Id>[]> {
    const rows: RowOf<Id>[] = [];
    for await (const row of this.rows(id, query, 1000)) rows.push(row);
    return rows;
  }

  /** Yields the rows of a list in its order, and reads pages only as the caller needs them. */
  async *rows<Id extends ListId>(
    id: Id,
    query?: Omit<QueryOf<Id>, 'page'>,
    size = 50,
  ): AsyncGenerator<RowOf<Id>> {
    for (let number = 1; ; number += 1) {
      const response = await this.send(id, { query: { page: { number, size }, ...query } });
      if (!response.ok) throw new Error(`${id}: ${response.status} ${await response.text()}`);
      const { data } = (await response.json()) as { data: RowOf<Id>[] };
      yield* data;
      if (data.length < size) return;
    }
  }

  private send(id: string, callInput: { path?: object; query?: object; body?: unknown }): Promise<Response> {
    const operation = calls.get(id);
    if (!operation) throw new Error(`the contract has no call ${id}`);
    return fetch(this.url + buildUrl(operation, callInput), {
      method: operation.method,
      headers: {
        'accept-version': operation.versions[0] ?? '1',
        authorization: `Bearer ${this.token}`,
        ...(callInput.body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(callInput.body !== undefined && { body: JSON.stringify(callInput.body) }),
    });
  }
}
