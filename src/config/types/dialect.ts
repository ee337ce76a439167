import type { Json } from './common';

/**
 * A query as a dialect writes it: `sort={field},asc`, parameters separated by `&`. Names are inserted unencoded; values are
 * encoded when they are sent. false: the host does not support it.
 */
export type QueryTemplate = string | false;

/** Operator of a filter; `several`: any of several values, `null` and `not null`: whether there is a value. */
export type DialectOperator = '=' | '!=' | '>=' | '<=' | '>' | '<' | 'several' | 'null' | 'not null';

/** How a page is requested, and where the response holds the cursor of the next one. */
export interface DialectPage {
  /** Template over {page} from 1, {index} from 0, {size}, {offset}, {end} (the row after the last), {last} and {cursor}. */
  query: string;
  headers: Readonly<Record<string, string>>;
  /** Maximum page size. */
  maxSize: number | null;
  /** Paths in the response to the cursor of the next page: a text, or a URL that holds it. */
  cursor: readonly string[];
  /** Member of the last row that is the cursor. */
  cursorField: string | null;
}

/** Date format of a host: Unix seconds or milliseconds, ISO with a zone or in the installation's time zone, ISO days. */
export type DialectDates = 'seconds' | 'ms' | 'iso' | 'iso-local' | 'iso-date';

/** The dialect of a host: every difference between REST hosts, as data. */
export interface Dialect {
  /** Headers besides those of the session, by method; `*` for all methods. */
  headers: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Name of the header with the version of a call; false: no header. */
  versionHeader: string | false;
  /** `json-api`: rows and records may be resource objects with attributes, relationships and included resources. */
  records: 'plain' | 'json-api';
  id: readonly string[];
  page: DialectPage | false;
  getList: {
    query: Readonly<Record<string, Json>>;
    data: readonly string[];
    /** Paths, or `header:X-Total-Count`. */
    total: readonly string[];
    pages: readonly string[];
    /** Paths to the markers for "there is a next page" (`next`) and "this is the last page" (`last`). */
    next: readonly string[];
    last: readonly string[];
  };
  getOne: { data: readonly string[] };
  /** Path of a record, from the path of its list. */
  record: { path: string; query: string };
  sort: { asc: string; desc: string; join: string | false; default: string | null } | false;
  search: QueryTemplate;
  filter: Readonly<Record<DialectOperator, QueryTemplate>>;
  /** How records are read by ids, at most `maxIds` in one request; false: one request each. */
  getMany: { query: string; maxIds: number } | false;
  create: { method: 'POST' | 'PUT'; body: Json };
  /** `whole`: members that the form does not hold are also sent. */
  update: { method: 'PATCH' | 'PUT' | 'POST'; body: Json; whole: boolean };
  /** Date format of fields for which the host has not sent a value yet. */
  dates: DialectDates;
  errors: {
    message: readonly string[];
    list: readonly string[];
    detail: readonly string[];
    field: readonly string[];
    fields: readonly string[];
  };
}
