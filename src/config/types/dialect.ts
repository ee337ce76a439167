import type { Json } from './common';

/**
 * A query as a dialect writes it: `sort={field},asc`, parameters separated by `&`. Names are inserted unencoded; values are
 * encoded when they are sent. false: the host does not support it.
 */
export type QueryTemplate = string | false;

/**
 * A condition: a query such as `{field}={value}`, or, in a dialect whose conditions share one parameter, the condition alone: a
 * text such as `{field} eq {literal}`, or JSON.
 */
export type ConditionTemplate = Json;

/** How conditions share a parameter. */
export interface DialectConditions {
  /** Template of their parameter over {conditions}; null if `getList.json` holds them. */
  query: string | null;
  /**
   * Form of conditions that all have to hold: a text between them, or JSON over {conditions} (their list) or {merged} (one
   * object of their members). false: each has a parameter of its own, and the host requires all of them, of the same name too.
   */
  join: Json;
  /** The same for alternatives; false: the host has none. */
  or: Json;
  /** Text around conditions that become part of another one, over {conditions}. */
  group: string;
  /** Names of parameters that the host ignores beside its conditions, with `*` and `!`. */
  ignores: readonly string[];
}

/** How the values of a filter are written inside a condition. */
export interface DialectLiterals {
  /** Quotation mark around texts. */
  quote: string;
  /** Texts that replace a character inside a text. */
  escapes: Readonly<Record<string, string>>;
  /** Characters that no text can contain. */
  refuses: string;
  /** Texts that the host takes for another value; with `*` at the end, all that start so. */
  refusesTexts: readonly string[];
  /** Texts of booleans. */
  booleans: { true: string; false: string };
  /** True if dates are texts with quotation marks. */
  quotesDates: boolean;
}

/** A search: a query, or a condition for each field that the resource names. */
export interface DialectSearch {
  query?: string;
  condition?: Json;
  /** Characters that the host cannot search for. */
  refuses?: string;
}

/** A call of its own for the number of rows. */
export interface DialectCount {
  /** Template over {path}. */
  path: string;
  /** Template over {conditions}; the parameters of filters are added. */
  query: string;
  /** Paths in the response; `.` is the response itself. */
  total: readonly string[];
}

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
export type DialectDates =
  | 'seconds'
  | 'ms'
  | 'iso'
  | 'iso-local'
  | 'iso-date'
  | 'sql'
  | 'day-first'
  | 'month-first';

/** How a host reports errors: paths in the response. */
export interface DialectErrors {
  message: readonly string[];
  list: readonly string[];
  detail: readonly string[];
  field: readonly string[];
  fields: readonly string[];
  /**
   * Successful responses that are refusals: the value at `path` is one of `is`, none of `not`, or, without both, there is one.
   */
  when: readonly { path: string; is?: readonly Json[] | undefined; not?: readonly Json[] | undefined }[];
  /** Paths to the HTTP status of a refusal in a successful response. */
  status: readonly string[];
}

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
    /** Parameters in JSON, over {conditions}, {sort} and the placeholders of a page. */
    json: Readonly<Record<string, Json>>;
    /** false: the total is in the response of the list. */
    count: DialectCount | false;
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
  search: QueryTemplate | DialectSearch;
  filter: Readonly<Record<DialectOperator, ConditionTemplate>>;
  /** Name of a reference in conditions, over {field}. */
  referenceName: string;
  /** false: each condition is a parameter of its own, and two of the same parameter are not sent. */
  conditions: DialectConditions | false;
  literals: DialectLiterals;
  /**
   * How records are read by ids, at most `maxIds` in one request (null: all); false: one request each. `query` null: as the
   * filter for several values of the id.
   */
  getMany: { query: string | null; maxIds: number | null } | false;
  /** `id`: paths in the response of a create to the id of the new record, for responses without the record. */
  create: { method: 'POST' | 'PUT'; body: Json; id: readonly string[] };
  /** `whole`: members that the form does not hold are also sent. */
  update: { method: 'PATCH' | 'PUT' | 'POST'; body: Json; whole: boolean };
  /** Date format of fields for which the host has not sent a value yet. */
  dates: DialectDates;
  errors: DialectErrors;
}
