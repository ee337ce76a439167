import type { PresetName } from '../dialects/presetNames';
import type { ApiInput } from '../schema/api';
import type { Json } from './common';

/** How a resource is read. */
export interface ReadCall {
  path: string;
  query: Readonly<Record<string, Json>>;
  version: 1 | 2;
  /** ms */
  timeout: number;
  /** Members of the answer that may hold the data. */
  data: readonly string[];
}

/** How its list is read: whether by pages, and how order and filters are written. */
export interface ListCall extends ReadCall {
  paged: boolean;
  sort: 'minus' | 'colon';
  /** Name of the parameter that the sort is sent as. */
  sortParam: string;
  filter: 'params' | 'conditions';
  /** `pages`: all pages count as full. */
  total: 'rows' | 'pages';
}

/** How it is created, updated or deleted. */
export interface WriteCall {
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  query: Readonly<Record<string, Json>>;
  version: 1 | 2;
  /** ms */
  timeout: number;
  /** A preset over the fields of the form, or the body itself as a template; null for none. */
  body: 'bare' | 'data' | 'data.attributes' | Json | null;
}

/** A call that is not one of the five of a resource. */
export interface ApiCall {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  query: Readonly<Record<string, Json>>;
  /** A template; undefined: no body. */
  body: Json | undefined;
  version: 1 | 2;
  /** ms */
  timeout: number;
  /** Name of one of the hosts of the runtime config. */
  host: string;
}

/** Where a resource lives, and its five calls; null: it has none of the kind. */
export interface ResourceApi {
  /** null: as its host speaks. */
  dialect: PresetName | null;
  /** Members that may be the id of a record, the first that holds one counts; [] for rows that have none. */
  id: readonly string[];
  host: string;
  /** Collection of a json-server host. */
  path: string;
  list: ListCall | null;
  one: ReadCall | null;
  /** No call brings one record: its row in a list is the whole of it. */
  isRowComplete: boolean;
  create: WriteCall | null;
  update: WriteCall | null;
  delete: WriteCall | null;
  /** As it was written: dialects other than the product's fill in otherwise what it leaves out. */
  declared: ApiInput;
}
