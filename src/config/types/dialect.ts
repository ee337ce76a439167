import type { Json } from './common';

/**
 * A query as a dialect writes it: `sort={field},asc`, several parameters apart by `&`. Names are filled as they are, values
 * are encoded when they are sent. false: the host cannot be asked for it.
 */
export type QueryTemplate = string | false;

/** What a filter asks for; `several`: any of several values, `null` and `not null`: whether there is a value. */
export type DialectOperator = '=' | '!=' | '>=' | '<=' | '>' | '<' | 'several' | 'null' | 'not null';

/** How a host is asked for a page, and how it says where the next one begins. */
export interface DialectPage {
  /** Over {page} from 1, {index} from 0, {size}, {offset}, {end} (the row after the last), {last} and {cursor}. */
  query: string;
  headers: Readonly<Record<string, string>>;
  /** Most rows of a page. */
  most: number | null;
  /** Where an answer says the cursor of the next page, as a text or as an address that holds it. */
  cursor: readonly string[];
  /** Member of the last row that is the cursor. */
  after: string | null;
}

/** How a host writes moments: Unix seconds or milliseconds, ISO with a zone or on the clocks of the installation, ISO days. */
export type DialectDates = 'seconds' | 'ms' | 'iso' | 'iso-local' | 'iso-date';

/** How a host speaks: everything that differs from one REST host to another, as data. */
export interface Dialect {
  /** By method, `*` for all: headers besides the session's. */
  headers: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Name of the header with the version of a call; false for none. */
  version: string | false;
  /** `json-api`: rows and records may be resource objects with attributes, relationships and what is included. */
  records: 'plain' | 'json-api';
  id: readonly string[];
  page: DialectPage | false;
  list: {
    query: Readonly<Record<string, Json>>;
    data: readonly string[];
    /** Paths, or `header:X-Total-Count`. */
    total: readonly string[];
    pages: readonly string[];
    /** Where it is said that there is a next page, and that this is the last one. */
    next: readonly string[];
    last: readonly string[];
  };
  one: { data: readonly string[] };
  /** Where a record is, from the path of its list. */
  record: { path: string; query: string };
  sort: { asc: string; desc: string; join: string | false; default: string | null } | false;
  search: QueryTemplate;
  filter: Readonly<Record<DialectOperator, QueryTemplate>>;
  /** How records are asked for by their ids, at most so many at once; false: one by one. */
  many: { query: string; most: number } | false;
  create: { method: 'POST' | 'PUT'; body: Json };
  /** `whole`: what the form does not hold is sent along. */
  update: { method: 'PATCH' | 'PUT' | 'POST'; body: Json; whole: boolean };
  /** What is written where the host has written nothing itself. */
  dates: DialectDates;
  errors: {
    message: readonly string[];
    list: readonly string[];
    detail: readonly string[];
    field: readonly string[];
    fields: readonly string[];
  };
}
