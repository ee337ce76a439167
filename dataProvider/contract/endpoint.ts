import type { operations } from './types';

/** The name of a call in the contract. */
export type OperationId = keyof operations;

/** What is known of a call before it is made; `endpoints.ts` has one for each. */
export interface Endpoint<Id extends OperationId = OperationId> {
  readonly id: Id;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path at the host with `{names}`. */
  readonly path: string;
  /** `Accept-version`; left out for 1. */
  readonly version?: 1 | 2;
  /** Of a write: the permission that it asks for; left out where a session is enough. */
  readonly permission?: string;
  /** Of a read that answers a list: members of its rows, by which they are known. */
  readonly rows?: readonly string[];
  /** Of a read that answers one object: its members. Empty where the contract names none. */
  readonly record?: readonly string[];
}

/** The parameters of an operation in one place; `never` where it has none. */
type ParametersIn<Id extends OperationId, Location extends 'path' | 'query'> = Exclude<
  operations[Id]['parameters'][Location],
  undefined
>;

type PathInput<Id extends OperationId> = [ParametersIn<Id, 'path'>] extends [never]
  ? { path?: undefined }
  : { path: ParametersIn<Id, 'path'> };

/** A parameter without a value is left out of the address. */
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

/** What any call is given. */
export interface AnyOperationInput {
  /** Values of the path's names; each becomes one segment. */
  path?: object | undefined;
  query?: object | undefined;
  body?: unknown;
}

/** What a call is given, as the contract says it. */
export type OperationInput<Id extends OperationId> = AnyOperationInput &
  PathInput<Id> &
  QueryInput<Id> &
  BodyInput<Id>;
