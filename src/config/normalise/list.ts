import { DEFAULTS } from '../defaults';
import type { ListInput } from '../schema/list';
import type { RelatedListInput } from '../schema/relatedList';
import type { Action, Column, Expand, Field, Filter, FilterGrammar, List, ListTab, RowClick } from '../types';
import { normaliseAccess } from './access';
import { normaliseCalendar } from './calendar';
import { missingField } from './field';

/** What a list can refer to: the fields and actions of the resource whose rows it shows. */
export interface ListParts {
  name: string;
  route: string;
  fields: Readonly<Record<string, Field>>;
  action: (id: string) => Action;
  /** Records can be made from a file: the entry stands in lists that have the button to make one. */
  canImport: boolean;
  hasDetail: boolean;
  /** How its host is told of filters. */
  grammar: FilterGrammar;
  /** Whether a list of its host comes in pages; `said` is what the declaration says of this one. */
  isPaged: (said: boolean | undefined) => boolean;
  /** What the declaration says of its own list call. */
  paged: boolean | undefined;
}

const { list: LIST } = DEFAULTS;

export function normaliseList(
  list: ListInput | RelatedListInput,
  parts: ListParts,
  related: (list: RelatedListInput) => List,
): List {
  const field = (name: string): Field => parts.fields[name] ?? missingField(name);
  const columns = list.columns.map((entry): Column => {
    const column = typeof entry === 'string' ? { field: entry } : entry;
    const shown = field(column.field);
    return {
      field: shown,
      label: column.label ?? shown.label,
      width: column.width ?? null,
      below: column.below === undefined ? null : field(column.below),
      image: column.image === undefined ? null : field(column.image),
      initial: column.initial ?? false,
      link: column.link ?? null,
      newTab: column.newTab ?? false,
      toggle: column.toggle
        ? { on: parts.action(column.toggle.on), off: parts.action(column.toggle.off) }
        : null,
      hidden: column.hidden ?? false,
      access: normaliseAccess(column.access),
    };
  });
  const rows = rowsOf(list, parts);
  const isWhole = rows.kind === 'record' || !rows.paged;
  const detail = parts.hasDetail ? `/admin/${parts.route}/{id}` : null;
  const empty = typeof list.empty === 'string' ? { title: list.empty } : list.empty;
  const tabs = 'tabs' in list && list.tabs ? list.tabs : {};
  return {
    resource: parts.name,
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
    figures: list.figures ?? [],
    sorts: (list.sorts ?? []).map(field),
    filters: (list.filters ?? []).map((entry) => filterOf(entry, field, isWhole ? 'local' : parts.grammar)),
    filterPanel: list.filterPanel ?? false,
    pageSize: list.pageSize ?? LIST.pageSize,
    pageSizes: list.pageSizes ?? LIST.pageSizes,
    more: (list.more ?? false) && !isWhole,
    rowsWhen: list.rowsWhen ?? null,
    rowsFirst: list.rowsFirst ?? false,
    rowsRead: list.rowsRead ?? 0,
    refresh: list.refresh ?? null,
    height: list.height ?? null,
    minWidth: list.minWidth ?? null,
    actionsWidth: list.actionsWidth ?? null,
    rowClick: rowClickOf(list.rowClick ?? detail ?? false, parts.action, field),
    expand: list.expand ? expandOf(list.expand, field, related) : null,
    calendar: list.calendar ? normaliseCalendar(list.calendar, field, related) : null,
    actions: (list.actions ?? []).map(parts.action),
    menu: menuOf(list, parts).map(parts.action),
    rowActions: (list.rowActions ?? []).map(parts.action),
    rowButtons: (list.rowButtons ?? []).map(parts.action),
    bulkActions: (list.bulkActions ?? []).map(parts.action),
    selectAllError: list.selectAllError ?? LIST.selectAllError,
    export: list.export ?? LIST.export,
    empty: empty?.title ?? LIST.empty,
    emptyText: empty?.text ?? null,
    emptyAction: empty?.action === undefined ? null : parts.action(empty.action),
    error: list.error ?? LIST.error,
    rows,
    query: list.query ?? {},
    inAddress: ('inAddress' in list ? list.inAddress : undefined) ?? LIST.inAddress,
    tabs: Object.entries(tabs).map(([key, tab]): ListTab => ({
      key,
      label: tab.label,
      access: normaliseAccess(tab.access),
      list: tab.list ? related(tab.list) : null,
    })),
  };
}

/** Where one record can be made, many can be: from a file. */
const menuOf = ({ actions = [], menu = [] }: ListInput | RelatedListInput, { canImport }: ListParts) =>
  canImport && actions.includes('create') && !menu.includes('import') ? [...menu, 'import'] : menu;

const expandOf = (
  expand: NonNullable<ListInput['expand']>,
  field: (name: string) => Field,
  related: (list: RelatedListInput) => List,
): Expand =>
  'fields' in expand
    ? { title: expand.title ?? LIST.expand, fields: expand.fields.map(field) }
    : { list: related(expand) };

function filterOf(
  entry: NonNullable<ListInput['filters']>[number],
  field: (name: string) => Field,
  grammar: FilterGrammar,
): Filter {
  const { field: name, as = null, label, ...limits } = typeof entry === 'string' ? { field: entry } : entry;
  const own = { ...field(name), ...(label === undefined ? {} : { label }) };
  const said = Object.entries(limits).filter(([, limit]) => limit !== undefined);
  return {
    field: said.length > 0 ? { ...own, options: { ...own.options, ...Object.fromEntries(said) } } : own,
    as,
    grammar,
  };
}

function rowClickOf(
  click: NonNullable<ListInput['rowClick']>,
  action: ListParts['action'],
  field: (name: string) => Field,
): RowClick | null {
  if (click === false) return null;
  if (typeof click === 'string') return { kind: 'path', path: click };
  if ('action' in click) return { kind: 'action', action: action(click.action) };
  return { kind: 'open', field: field(click.open) };
}

function rowsOf(list: ListInput | RelatedListInput, parts: ListParts): List['rows'] {
  if ('from' in list && list.from !== undefined) return { kind: 'record', from: list.from };
  if ('path' in list && list.path !== undefined) {
    return { kind: 'path', path: list.path, paged: parts.isPaged('paged' in list ? list.paged : undefined) };
  }
  return { kind: 'resource', paged: parts.isPaged(parts.paged) };
}
