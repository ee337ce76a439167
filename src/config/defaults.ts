/**
 * Defaults of optional keys, each value once. `normalise` applies them and the descriptions of the schema quote them, so that
 * the two cannot differ.
 */
export const DEFAULTS = {
  /** Defaults of every call to the host. `timeout` in ms. */
  call: { host: 'main', apiVersion: 1, timeout: 10_000, data: ['data'] },
  /** Defaults of the call that reads a list. */
  listCall: { paged: true, sort: 'minus', total: 'rows', sortParam: 'sort', filter: 'params' },
  api: { dialect: 'json-api', id: ['id'] },
  list: {
    pageSize: 50,
    pageSizes: [50, 75, 100],
    export: true,
    selectAllError: 'select_all_error',
    empty: 'list_empty',
    error: 'list_error',
    expand: 'Detalles',
    syncUrl: true,
  },
  calendar: { error: 'list_error' },
  field: { emptyText: '–', requiredText: 'field_required', equalText: 'not_equal', loadError: 'load_error' },
  /** Widths of panels in px. */
  form: {
    place: 'drawer',
    actionPlace: 'modal',
    drawer: 520,
    modal: 560,
    loadError: 'form.load_error',
  },
  /** Words of addresses. */
  masterDetail: { create: 'new', edit: 'edit' },
  scope: { empty: 'list_empty', error: 'load_error' },
  show: { history: 'push', error: 'load_error' },
  /** Which record the edit form of another resource is of. */
  openFormId: '{id}',
  /** Calls under way at a time of an action with a call a record. */
  rowsAtOnce: 1,
  /** Waves: records, % and seconds. */
  waves: { size: 10, stopAbove: 20, interval: 30 },
  /** Text of an entry in the list of blockers. */
  blockDisplay: '{name}',
  /** Seconds that a message stays. */
  messageFor: 3,
  /** The same of one that offers to take back what was done: a control that is gone in three cannot be used. */
  undoFor: 10,
  resource: { icon: 'list', menuOrder: 1_000 },
} as const;

/** Options of field types that a declaration may leave out, by the type's name: `src/fields/<type>/defaults.ts`. */
export type FieldDefaults = ReadonlyMap<string, Readonly<Record<string, unknown>>>;
