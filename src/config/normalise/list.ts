import { DEFAULTS } from '../defaults';
import type { ListInput } from '../schema/list/list';
import type { RelatedListInput } from '../schema/list/relatedList';
import type {
  Action,
  ListColumn,
  RowExpansion,
  Field,
  ListFilter,
  FilterGrammar,
  List,
  ListTab,
  RowClick,
} from '../types';
import { normaliseAccess } from './access';
import { normaliseCalendar } from './calendar';
import { missingField } from './field';

/** Values that a list takes from the resource of its rows, such as fields and actions. */
export interface ListOwner {
  name: string;
  route: string;
  fields: Readonly<Record<string, Field>>;
  getAction: (id: string) => Action;
  /** True if records can be imported from a file; lists with a create action then have an import action. */
  canImport: boolean;
  hasDetail: boolean;
  /** Filter format of its host. */
  grammar: FilterGrammar;
  /** Returns whether a list of its host is paged; `declared` is the list's own declaration. */
  isPaged: (declared: boolean | undefined) => boolean;
  /** `paged` of the declared list call. */
  declaredPaged: boolean | undefined;
}

const { list: LIST_DEFAULTS } = DEFAULTS;

export function normaliseList(
  list: ListInput | RelatedListInput,
  listOwner: ListOwner,
  normaliseRelated: (list: RelatedListInput) => List,
): List {
  const getField = (name: string): Field => listOwner.fields[name] ?? missingField(name);
  const columns = list.columns.map((entry): ListColumn => {
    const column = typeof entry === 'string' ? { field: entry } : entry;
    const columnField = getField(column.field);
    return {
      field: columnField,
      label: column.label ?? columnField.label,
      width: column.width ?? null,
      below: column.below === undefined ? null : getField(column.below),
      belowLabel: column.belowLabel ?? null,
      image: column.image === undefined ? null : getField(column.image),
      initialLetter: column.initialLetter ?? false,
      link: column.link ?? null,
      newTab: column.newTab ?? false,
      toggle: column.toggle
        ? { on: listOwner.getAction(column.toggle.on), off: listOwner.getAction(column.toggle.off) }
        : null,
      editable: column.editable ?? false,
      hidden: column.hidden ?? false,
      usualValue: column.usualValue ?? null,
      access: normaliseAccess(column.access),
    };
  });
  const rows = normaliseRows(list, listOwner);
  const isUnpaged = rows.kind === 'record' || !rows.paged;
  const detail = listOwner.hasDetail ? `/admin/${listOwner.route}/{id}` : null;
  const empty = typeof list.empty === 'string' ? { title: list.empty } : list.empty;
  const tabs = 'tabs' in list && list.tabs ? list.tabs : {};
  return {
    resource: listOwner.name,
    title: list.title ?? null,
    search: list.search
      ? {
          placeholder: list.search === true ? null : (list.search.placeholder ?? null),
          autoFocus: list.search !== true && (list.search.autoFocus ?? false),
          button: list.search !== true && (list.search.button ?? false),
          scan: list.search !== true && (list.search.scan ?? false),
        }
      : null,
    columns,
    sort: list.sort === false || list.sort === undefined ? null : list.sort,
    reverse: 'reverse' in list && list.reverse === true,
    summary: list.summary ?? [],
    sortableFields: (list.sortableFields ?? []).map(getField),
    filters: (list.filters ?? []).map((entry) =>
      normaliseFilter(entry, getField, isUnpaged ? 'local' : listOwner.grammar),
    ),
    filterPanel: list.filterPanel ?? false,
    pageSize: list.pageSize ?? LIST_DEFAULTS.pageSize,
    pageSizes: list.pageSizes ?? LIST_DEFAULTS.pageSizes,
    hasLoadMore: list.pagination === 'loadMore' && !isUnpaged,
    clientFilter: list.clientFilter ?? null,
    newestFirst: list.newestFirst ?? false,
    maxRowsRead: list.maxRowsRead ?? 0,
    refresh: list.refresh ?? null,
    height: list.height ?? null,
    minWidth: list.minWidth ?? null,
    actionsWidth: list.actionsWidth ?? null,
    rowClick: normaliseRowClick(list.rowClick ?? detail ?? false, listOwner.getAction, getField),
    expand: list.expand ? normaliseExpand(list.expand, getField, normaliseRelated) : null,
    calendar: list.calendar ? normaliseCalendar(list.calendar, getField, normaliseRelated) : null,
    views: list.views ?? [],
    layouts: list.cards || list.board || list.map ? list : null,
    actions: (list.actions ?? []).map(listOwner.getAction),
    overflowActions: listMenuActions(list, listOwner).map(listOwner.getAction),
    rowActions: (list.rowActions ?? []).map(listOwner.getAction),
    rowButtons: (list.rowButtons ?? []).map(listOwner.getAction),
    bulkActions: (list.bulkActions ?? []).map(listOwner.getAction),
    selectAllError: list.selectAllError ?? LIST_DEFAULTS.selectAllError,
    export: list.export ?? LIST_DEFAULTS.export,
    empty: empty?.title ?? LIST_DEFAULTS.empty,
    emptyText: empty?.text ?? null,
    emptyAction: empty?.action === undefined ? null : listOwner.getAction(empty.action),
    error: list.error ?? LIST_DEFAULTS.error,
    rows,
    query: list.query ?? {},
    syncUrl: ('syncUrl' in list ? list.syncUrl : undefined) ?? LIST_DEFAULTS.syncUrl,
    tabs: Object.entries(tabs).map(([key, tab]): ListTab => ({
      key,
      label: tab.label,
      access: normaliseAccess(tab.access),
      list: tab.list ? normaliseRelated(tab.list) : null,
    })),
  };
}

/** Returns the menu actions; adds the import if the list has the create action. */
const listMenuActions = (
  { actions = [], overflowActions = [] }: ListInput | RelatedListInput,
  { canImport }: ListOwner,
) =>
  canImport && actions.includes('create') && !overflowActions.includes('import')
    ? [...overflowActions, 'import']
    : overflowActions;

const normaliseExpand = (
  expand: NonNullable<ListInput['expand']>,
  getField: (name: string) => Field,
  normaliseRelated: (list: RelatedListInput) => List,
): RowExpansion =>
  'fields' in expand
    ? { title: expand.title ?? LIST_DEFAULTS.expand, fields: expand.fields.map(getField) }
    : { list: normaliseRelated(expand) };

function normaliseFilter(
  entry: NonNullable<ListInput['filters']>[number],
  getField: (name: string) => Field,
  grammar: FilterGrammar,
): ListFilter {
  const { field: name, kind = null, label, ...limits } = typeof entry === 'string' ? { field: entry } : entry;
  const listField = { ...getField(name), ...(label === undefined ? {} : { label }) };
  const limitEntries = Object.entries(limits).filter(([, limit]) => limit !== undefined);
  return {
    field:
      limitEntries.length > 0
        ? { ...listField, options: { ...listField.options, ...Object.fromEntries(limitEntries) } }
        : listField,
    kind,
    grammar,
  };
}

function normaliseRowClick(
  click: NonNullable<ListInput['rowClick']>,
  getAction: ListOwner['getAction'],
  getField: (name: string) => Field,
): RowClick | null {
  if (click === false) return null;
  if (typeof click === 'string') return { kind: 'path', path: click };
  if ('action' in click) return { kind: 'action', action: getAction(click.action) };
  return { kind: 'open', field: getField(click.urlField) };
}

function normaliseRows(list: ListInput | RelatedListInput, listOwner: ListOwner): List['rows'] {
  if ('recordPath' in list && list.recordPath !== undefined)
    return { kind: 'record', recordPath: list.recordPath };
  if ('path' in list && list.path !== undefined) {
    return {
      kind: 'path',
      path: list.path,
      paged: listOwner.isPaged('paged' in list ? list.paged : undefined),
    };
  }
  return { kind: 'resource', paged: listOwner.isPaged(listOwner.declaredPaged) };
}
