import type { Action } from './action';
import type { AccessRule, Condition, Json } from './common';
import type { Field } from './field';
import type { ListFilter } from './filter';
import type { DeclaredView, ListLayouts } from './layout';

/** A column of a list. */
export interface ListColumn {
  field: Field;
  label: string;
  width: string | null;
  below: Field | null;
  /** Word before the value of `below`. */
  belowLabel: string | null;
  image: Field | null;
  /** Shows the first letter of the value before it. */
  initialLetter: boolean;
  link: string | null;
  newTab: boolean;
  /** Shows the value as a switch that runs these actions. */
  toggle: { on: Action; off: Action } | null;
  /** True if the value can be changed in the cell, with the field of the edit form. */
  editable: boolean;
  hidden: boolean;
  /** Value that cards leave out because it is the rule. */
  usualValue: boolean | number | string | null;
  access: AccessRule;
}

/** The search box of a list. */
export interface ListSearch {
  placeholder: string | null;
  autoFocus: boolean;
  /** Shows a button that searches immediately. */
  button: boolean;
  /** Shows a button that reads a QR code. */
  scan: boolean;
}

/** Effect of a click on a row: opens a console path, runs an action, or opens a URL of the record in a new window. */
export type RowClick =
  | { kind: 'path'; path: string }
  | { kind: 'action'; action: Action }
  | { kind: 'open'; field: Field };

/** Content below an expanded row: fields of its record, or a list that the record contains. */
export type RowExpansion = { title: string; fields: readonly Field[] } | { list: List };

/** Opening hours of a calendar row: names of members of its record. */
export interface OpeningHours {
  hours: string;
  from: string;
  to: string;
  /** null: all days. */
  days: string | null;
}

/** The calendar of a list. */
export interface ListCalendar {
  /** Field with the name of a record's row. */
  rowField: Field;
  /** Path to the id of a record's row; null: the row's name is its key. */
  rowId: string | null;
  /** The list of all rows; null: only the rows that the records name. */
  rows: { list: List; openingHours: OpeningHours | null } | null;
  /** Field with the day, if start and end are times of day; null if they are moments. */
  dayField: Field | null;
  startField: Field;
  endField: Field;
  labelFields: readonly Field[];
}

/** A list: of a resource, in a tab, or of rows that belong to another record. */
export interface List {
  resource: string;
  title: string | null;
  search: ListSearch | null;
  columns: readonly ListColumn[];
  sort: { field: string; order: 'ASC' | 'DESC' } | null;
  /** Shows rows in the reverse of the host's order. */
  reverse: boolean;
  /** Figures from the response that brings the rows. */
  summary: readonly { label: string; responsePath: string }[];
  /** Fields to sort by besides the sortable columns. */
  sortableFields: readonly Field[];
  filters: readonly ListFilter[];
  /** True if all filters are in a panel, even if they are few and simple. */
  filterPanel: boolean;
  pageSize: number;
  pageSizes: readonly number[];
  /** True for "load more" instead of a pager. */
  hasLoadMore: boolean;
  /** Shows only the fetched rows for which the condition is true. */
  clientFilter: Condition | null;
  /** True if the host returns the rows that match `clientFilter` first. */
  newestFirst: boolean;
  /** Maximum number of rows that `clientFilter` filters if the host pages; 0: the rows of one page. */
  maxRowsRead: number;
  /** Refetch interval while the list is visible, in seconds. */
  refresh: number | null;
  /** Maximum height in px; taller content scrolls. */
  height: number | null;
  /** Minimum width of the table in px. */
  minWidth: number | null;
  /** Width of the row action column; a CSS length. */
  actionsWidth: string | null;
  rowClick: RowClick | null;
  expand: RowExpansion | null;
  /** Named views, as declared. */
  views: readonly DeclaredView[];
  /** Calendar view, as an alternative to the table. */
  calendar: ListCalendar | null;
  /** Other layouts; null: none. */
  layouts: ListLayouts | null;
  actions: readonly Action[];
  /** Actions in the overflow menu of the list. */
  overflowActions: readonly Action[];
  rowActions: readonly Action[];
  /** Actions shown as buttons in the row. */
  rowButtons: readonly Action[];
  bulkActions: readonly Action[];
  selectAllError: string;
  export: boolean;
  empty: string;
  /** Text below `empty`: an explanation and a next step. */
  emptyText: string | null;
  emptyAction: Action | null;
  error: string;
  /** Source of the rows: the resource's own list, another path, or the parent record. */
  rows:
    | { kind: 'resource'; paged: boolean }
    | { kind: 'path'; path: string; paged: boolean }
    | { kind: 'record'; recordPath: string };
  query: Readonly<Record<string, Json>>;
  /** True if page, sort, filters and search are in the URL. */
  syncUrl: boolean;
  tabs: readonly ListTab[];
}

/** A tab over a list. */
export interface ListTab {
  key: string;
  label: string;
  access: AccessRule;
  /** null on the first tab: the list itself. */
  list: List | null;
}
