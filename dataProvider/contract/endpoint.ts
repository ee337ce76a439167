import type { operations } from './types';

/** Operation id of a call in the contract. */
export type OperationId = keyof operations;

/** Static description of a call; `endpoints.ts` has one for each. */
export interface Endpoint<Id extends OperationId = OperationId> {
  readonly id: Id;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path at the host with `{names}`. */
  readonly path: string;
  /** `Accept-version`; omitted for 1. */
  readonly version?: 1 | 2;
  /** For a write: the permission that it needs; omitted if a session is enough. */
  readonly permission?: string;
  /** For a read that returns a list: member names that identify its rows. */
  readonly rows?: readonly string[];
  /** For a read that returns one object: its member names. Empty if the contract names none. */
  readonly record?: readonly string[];
}

/** Parameters of an operation in one location; `never` if it has none. */
type ParametersIn<Id extends OperationId, Location extends 'path' | 'query'> = Exclude<
  operations[Id]['parameters'][Location],
  undefined
>;

type PathInput<Id extends OperationId> = [ParametersIn<Id, 'path'>] extends [never]
  ? { path?: undefined }
  : { path: ParametersIn<Id, 'path'> };

/** A parameter without a value is omitted from the URL. */
type WithUndefined<Query> = { [Name in keyof Query]: Query[Name] | undefined };

type QueryInput<Id extends OperationId> = [ParametersIn<Id, 'query'>] extends [never]
  ? { query?: undefined }
  : Partial<ParametersIn<Id, 'query'>> extends ParametersIn<Id, 'query'>
    ? { query?: WithUndefined<ParametersIn<Id, 'query'>> | undefined }
    : { query: WithUndefined<ParametersIn<Id, 'query'>> };

type OperationRequestBody<Id extends OperationId> = Exclude<operations[Id]['requestBody'], undefined>;

type BodyInput<Id extends OperationId> = [OperationRequestBody<Id>] extends [never]
  ? { body?: undefined }
  : OperationRequestBody<Id> extends { content: { 'application/json': infer Json } }
    ? { body: Json }
    : { body: unknown };

/** Input of any call. */
export interface AnyOperationInput {
  /** Values of the path's names; each becomes one segment. */
  path?: object | undefined;
  query?: object | undefined;
  body?: unknown;
}

/** Input of a call, typed by the contract. */
export type OperationInput<Id extends OperationId> = AnyOperationInput &
  PathInput<Id> &
  QueryInput<Id> &
  BodyInput<Id>;
