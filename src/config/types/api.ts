import type { PresetName } from '../dialects/presetNames';
import type { ApiInput } from '../schema/api';
import type { Json } from './common';

/** The call that reads one record. */
export interface ReadCall {
  path: string;
  query: Readonly<Record<string, Json>>;
  apiVersion: 1 | 2;
  /** ms */
  timeout: number;
  /** Members of the response that may hold the data. */
  data: readonly string[];
}

/** The call that reads the list: `paged`, and the format of sort and filters. */
export interface ListCall extends ReadCall {
  paged: boolean;
  sort: 'minus' | 'colon';
  /** Name of the query parameter for the sort. */
  sortParam: string;
  filter: 'params' | 'conditions';
  /** `pages`: computes the total as if every page were full. */
  total: 'rows' | 'pages';
}

/** The call that creates, updates or deletes a record. */
export interface WriteCall {
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  query: Readonly<Record<string, Json>>;
  apiVersion: 1 | 2;
  /** ms */
  timeout: number;
  /** A preset over the form's fields, or the body itself as a template; null: no body. */
  body: 'bare' | 'data' | 'data.attributes' | Json | null;
}

/** A call that is not one of a resource's five. */
export interface ApiCall {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  query: Readonly<Record<string, Json>>;
  /** A template; undefined: no body. */
  body: Json | undefined;
  apiVersion: 1 | 2;
  /** ms */
  timeout: number;
  /** Name of a host of the runtime config. */
  host: string;
}

/** The host of a resource and its five calls; null: the resource has no such call. */
export interface ResourceApi {
  /** null: the dialect of its host. */
  dialect: PresetName | null;
  /** Members that may be the id of a record; the first one with a value wins. [] if rows have no id. */
  id: readonly string[];
  host: string;
  /** Path of the collection at a json-server host. */
  path: string;
  getList: ListCall | null;
  getOne: ReadCall | null;
  /** True if no call reads a single record; the row in a list is complete. */
  isRowComplete: boolean;
  create: WriteCall | null;
  update: WriteCall | null;
  delete: WriteCall | null;
  /** The API as authored: dialects other than the product's fill in different defaults. */
  declared: ApiInput;
}
