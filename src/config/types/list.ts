import type { Action } from './action';
import type { AccessRule, Condition, Json } from './common';
import type { Field } from './field';

/** A column of a list. */
export interface ListColumn {
  field: Field;
  label: string;
  width: string | null;
  below: Field | null;
  image: Field | null;
  /** The first letter of the value stands before it. */
  initial: boolean;
  link: string | null;
  newTab: boolean;
  /** The value is a switch that runs these actions. */
  toggle: { on: Action; off: Action } | null;
  hidden: boolean;
  access: AccessRule;
}

/** The search box of a list. */
export interface ListSearch {
  placeholder: string | null;
  autoFocus: boolean;
  /** A button searches at once. */
  button: boolean;
  /** A button reads a QR code. */
  scan: boolean;
}

/** What a click on a row does: goes to a console path, runs an action, or opens an address of the record in a new window. */
export type RowClick =
  | { kind: 'path'; path: string }
  | { kind: 'action'; action: Action }
  | { kind: 'open'; field: Field };

/** What opens below a row: fields of its record, or a list that came with it. */
export type RowExpansion = { title: string; fields: readonly Field[] } | { list: List };

/** How a host is told of filters: a parameter each, one text of conditions, json-server's names; `local`: not at all. */
export type FilterGrammar = 'params' | 'conditions' | 'json-server' | 'local';

/** A filter of a list. */
export interface ListFilter {
  /** With the limits of the filter over those of the field. */
  field: Field;
  /** null: as its type asks by itself. */
  as: 'one' | 'several' | 'range' | 'presence' | null;
  grammar: FilterGrammar;
}

/** When a row of a calendar can be used: members of its record. */
export interface OpeningHours {
  hours: string;
  from: string;
  until: string;
  /** null: all days. */
  days: string | null;
}

/** The calendar of a list. */
export interface ListCalendar {
  /** Names the row of a record. */
  row: Field;
  /** Path of the id of a record's row; null: rows are told apart by their names. */
  rowId: string | null;
  /** All rows there are; null: those that the records name. */
  rows: { list: List; open: OpeningHours | null } | null;
  /** The day that times are of; null where there are moments. */
  day: Field | null;
  startField: Field;
  endField: Field;
  label: readonly Field[];
}

/** A list: of a resource, in a tab, or over the records of another. */
export interface List {
  resource: string;
  title: string | null;
  search: ListSearch | null;
  columns: readonly ListColumn[];
  sort: { field: string; order: 'ASC' | 'DESC' } | null;
  /** Rows stand in the reverse of the host's order. */
  reverse: boolean;
  /** Read from the answer that brings the rows. */
  figures: readonly { label: string; read: string }[];
  /** To sort by besides the sortable columns. */
  sorts: readonly Field[];
  filters: readonly ListFilter[];
  /** All filters stand in a panel, however few and simple they are. */
  filterPanel: boolean;
  pageSize: number;
  pageSizes: readonly number[];
  /** Rows are added by "load more" in place of a pager. */
  more: boolean;
  /** Keeps rows of those that were read. */
  rowsWhen: Condition | null;
  /** The host gives those that are kept first. */
  rowsFirst: boolean;
  /** Of how many rows at most those are chosen that are kept, where the host pages; 0: those of a page. */
  rowsRead: number;
  /** Seconds after which it is read again while it can be seen. */
  refresh: number | null;
  /** px from which the rows scroll. */
  height: number | null;
  /** px that the table is wide at least. */
  minWidth: number | null;
  /** Width of the column of row actions, as CSS has it. */
  actionsWidth: string | null;
  rowClick: RowClick | null;
  expand: RowExpansion | null;
  /** A second way to draw the rows. */
  calendar: ListCalendar | null;
  actions: readonly Action[];
  /** Behind the ellipsis of the list. */
  menu: readonly Action[];
  rowActions: readonly Action[];
  /** Stand in the row as buttons. */
  rowButtons: readonly Action[];
  bulkActions: readonly Action[];
  selectAllError: string;
  export: boolean;
  empty: string;
  /** Below `empty`: what it means, and a way on. */
  emptyText: string | null;
  emptyAction: Action | null;
  error: string;
  /** Where the rows come from: the resource's own list, another path, or the parent record. */
  rows:
    | { kind: 'resource'; paged: boolean }
    | { kind: 'path'; path: string; paged: boolean }
    | { kind: 'record'; from: string };
  query: Readonly<Record<string, Json>>;
  /** Its page, sort, filters and search stand in the address. */
  inAddress: boolean;
  tabs: readonly ListTab[];
}

/** A tab over a list. */
export interface ListTab {
  key: string;
  label: string;
  access: AccessRule;
  /** Absent on the first tab: the list itself. */
  list: List | null;
}
