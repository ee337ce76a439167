/** Name of a layout of a list. */
export type ListLayout = 'table' | 'calendar' | 'cards' | 'board' | 'map';

/** Map of a list: names of fields, and the related records that its markers count. */
export interface ListMap {
  latitude: string;
  longitude: string;
  state?: string | undefined;
  count?: MapCount | undefined;
  fields?: readonly string[] | undefined;
}

/** Records of another resource whose `reference` names a record of the map; those with one of `values` count. */
export interface MapCount {
  resource: string;
  reference: string;
  field: string;
  values: readonly string[];
  /** Text after the numbers. */
  label?: string | undefined;
}

/** Layouts of a list besides the table and the calendar, as declared: their own code finds the fields. */
export interface ListLayouts {
  cards?: { image?: string | undefined; fields?: readonly string[] | undefined } | undefined;
  board?:
    | { field: string; moveAction?: string | undefined; fields?: readonly string[] | undefined }
    | undefined;
  map?: ListMap | undefined;
  /** The initial layout. */
  layout?: ListLayout | undefined;
}

type DeclaredValue = string | number | boolean;

/** Value of a filter in a view: of the kinds `one` and `day`, `several`, `range`, `presence`. */
export type DeclaredFilterValue =
  | DeclaredValue
  | readonly DeclaredValue[]
  | { from?: DeclaredValue | undefined; to?: DeclaredValue | undefined }
  | { present: boolean };

/** Named view of a list. */
export interface DeclaredView {
  label: string;
  search?: string | undefined;
  /** By the name of the field. */
  filter?: Readonly<Record<string, DeclaredFilterValue>> | undefined;
  sort?: { field: string; order: 'ASC' | 'DESC' } | undefined;
  /** Names of the fields of its columns. */
  columns?: readonly string[] | undefined;
  layout?: ListLayout | undefined;
  /** Shows its number of records in the menu. */
  menuCount?: true | { redFrom: number } | undefined;
}
