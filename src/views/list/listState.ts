import { fieldTypes } from '../../fields/registry';
import type { Field, List } from '../../config/types';

/** What the address says about a list (LIST-01): `page`, `size`, `sort` (minus = descending), `filter`, `search`. */
export interface ListState {
  page: number;
  /** Rows per page. */
  size: number;
  sort: { field: string; order: 'ASC' | 'DESC' } | null;
  /** Filter texts by field name. */
  filter: Readonly<Record<string, string>>;
  search: string;
}

/** Reads the list's state out of a query; what is missing or invalid becomes its default (LIST-02, LIST-04). */
export function readListState(list: List, query: URLSearchParams): ListState {
  return {
    page: (list.more ? undefined : wholeNumber(query.get('page'))) ?? 1,
    size: list.more
      ? list.pageSize
      : (list.pageSizes.find((size) => String(size) === query.get('size')) ?? list.pageSize),
    sort: readSort(list, query.get('sort')) ?? list.sort,
    filter: readFilter(list.filters, query.get('filter')),
    search: list.search ? (query.get('search') ?? '').trim() : '',
  };
}

const wholeNumber = (text: string | null): number | undefined => {
  const number = text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
  return number;
};

/** What a list may be sorted by: its sortable columns, and what it names besides them. */
export const sortFields = ({ columns, sorts }: List): Field[] => [
  ...new Set([...columns.map(({ field }) => field).filter(({ sortable }) => sortable), ...sorts]),
];

function readSort(list: List, text: string | null): ListState['sort'] {
  const name = text?.replace(/^-/, '');
  if (!text || !sortFields(list).some((field) => field.name === name)) return null;
  return { field: name ?? '', order: text.startsWith('-') ? 'DESC' : 'ASC' };
}

/** `status=available,active=true`: conditions joined by commas; values percent-encoded once more, so that they may hold commas. */
function readFilter(fields: readonly Field[], text: string | null): Record<string, string> {
  const filter: Record<string, string> = {};
  for (const condition of (text ?? '').split(',')) {
    const at = condition.indexOf('=');
    if (at < 1) continue;
    const field = fields.find(({ name }) => name === condition.slice(0, at));
    const value = decoded(condition.slice(at + 1));
    if (field && value && isValidFilter(field, value)) filter[field.name] = value;
  }
  return filter;
}

const isValidFilter = (field: Field, value: string): boolean => {
  const fromUrl = fieldTypes.get(field.type)?.filterFromUrl;
  return fromUrl ? fromUrl(value, field) !== undefined : true;
};

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
};

/** The canonical query of a state; parameters that are not the list's stay as they were. */
export function writeListState(list: List, state: ListState, base: URLSearchParams): string {
  const query = new URLSearchParams(base);
  for (const name of ['page', 'size', 'sort', 'filter', 'search']) query.delete(name);
  if (!list.more) {
    query.set('page', String(state.page));
    query.set('size', String(state.size));
  }
  if (state.sort) query.set('sort', (state.sort.order === 'DESC' ? '-' : '') + state.sort.field);
  const filter = Object.entries(state.filter)
    .map(([name, value]) => `${name}=${encodeURIComponent(value.replaceAll(/\p{Surrogate}/gu, '\ufffd'))}`)
    .join(',');
  if (filter) query.set('filter', filter);
  if (list.search && state.search) query.set('search', state.search);
  return query.toString();
}
