import type { DialectInput } from '../../../src/config/schema/runtime/dialect.ts';
import { resolveDialect } from '../../../src/config/dialects/resolveDialect.ts';
import { asArray } from '../spec/json.ts';
import type { ListResponse } from '../spec/listResponse.ts';
import { queryParameters, type SpecOperation, type SpecParameter } from '../spec/operations.ts';
import { detectQueryLanguage, type QueryLanguage } from './queryLanguages.ts';

/** A list of the host, and how its response contains the rows. */
export interface ImportedList {
  list: SpecOperation;
  rows: ListResponse;
}

/** Dialect of a host's lists, as in the runtime config, and the capabilities of each list. */
export interface DetectedDialect {
  dialect: NonNullable<DialectInput['extends']> | DialectInput;
  /** True if a list is paged, searchable or sortable; sort fields are undefined if any field is allowed. */
  isPaged: (list: SpecOperation) => boolean;
  isSearchable: (list: SpecOperation) => boolean;
  sortableFields: (list: SpecOperation) => readonly string[] | 'any' | 'none';
  /** True if the dialect finds rows at this path of a response. */
  findsRowsAt: (path: string) => boolean;
  /** True if filters are written as `filter[…]`. */
  hasFilterBrackets: boolean;
  /** True if the list filters by any member, not only by those that its parameters name. */
  filtersAnyField: (list: SpecOperation) => boolean;
  /** True if a search needs the names of the fields to search in. */
  searchesByField: boolean;
  /** True if the dialect derives the calls of a record from `api.path`. */
  derivesCalls: boolean;
}

/** Some hosts prefix parameters with a dollar sign: `$limit`, `$skip`. */
const PAGE_PARAMETER = /^\$?(?:page|page_?(?:number|no|index|num)|p|page\[number\])$/i;
const SIZE_PARAMETER =
  /^\$?(?:size|limit|top|per_?page|page_?(?:size|limit)|max_?results|amount|count|items_?per_?page|page\[size\]|page\[limit\])$/i;
const OFFSET_PARAMETER = /^\$?(?:offset|skip|start|_start|start_?index|page\[offset\])$/i;
const CURSOR_PARAMETER =
  /^\$?(?:cursor|after|starting_after|page_?token|next_?token|since|page\[after\]|page\[cursor\])$/i;
const SEARCH_PARAMETERS = ['q', 'search', '$search', 'query', 'keyword', 'term', 'text'];
const SORT_PARAMETERS = [
  'sort',
  'sort_by',
  'sortBy',
  'order_by',
  'orderBy',
  'ordering',
  'order',
  '_sort',
  'sorting',
  '$sort',
  '$orderby',
];
const DIRECTION_PARAMETER =
  /^(?:order|direction|dir|sort_?order|sort_?dir(?:ection)?|order_?dir(?:ection)?|_order)$/i;

/** Detects the dialect that most of the host's lists use. */
export function detectDialect(lists: readonly ImportedList[]): DetectedDialect {
  const language = detectQueryLanguage(lists.map(({ list }) => list));
  return language ? describeLanguage(language) : detectByParameters(lists);
}

/** Returns the capabilities of lists in a known language. */
function describeLanguage({ dialect, search, ...language }: QueryLanguage): DetectedDialect {
  const { data } = resolveDialect(dialect).getList;
  const filtersAnyField = (list: SpecOperation): boolean => hasParameter(list, language.conditions);
  return {
    dialect,
    findsRowsAt: (path) => path === '' || data.includes(path),
    isPaged: (list) => language.page.every((name) => hasParameter(list, name)),
    isSearchable: (list) => (search === 'fields' ? filtersAnyField(list) : hasParameter(list, search)),
    sortableFields: (list) => sortableFields(list, language.sort),
    hasFilterBrackets: true,
    filtersAnyField,
    searchesByField: search === 'fields',
    derivesCalls: language.derivesCalls,
  };
}

function detectByParameters(lists: readonly ImportedList[]): DetectedDialect {
  const names = new Set(lists.flatMap(({ list }) => list.parameters.map(({ name }) => name)));
  const page = detectPageStyle(lists);
  const search = mostCommonParameter(lists, SEARCH_PARAMETERS);
  const sort = detectSort(lists);
  const preset = detectPreset(lists, names);
  const overrides: DialectInput = {
    extends: preset ?? 'limit-offset',
    ...(preset === undefined || page?.isPresetDefault === false ? { page: page?.page ?? false } : {}),
    ...(preset === undefined ? { sort: sort?.sort ?? false } : {}),
    ...searchOverride(search, preset),
    ...detectTotal(lists, preset),
  };
  const { extends: base, ...definedOverrides } = overrides;
  const dialect = Object.keys(definedOverrides).length === 0 && base ? base : overrides;
  const { data } = resolveDialect(dialect).getList;
  return {
    dialect,
    findsRowsAt: (path) => path === '' || data.includes(path),
    isPaged: (list) => page !== undefined && page.names.every((name) => hasParameter(list, name)),
    isSearchable: (list) => search !== undefined && hasParameter(list, search),
    sortableFields: (list) => sortableFields(list, sort?.name ?? (preset === undefined ? undefined : 'sort')),
    hasFilterBrackets: preset === 'jsonapi.org',
    filtersAnyField: () => false,
    searchesByField: false,
    derivesCalls: false,
  };
}

/** Returns the search parameter if it differs from the preset. */
function searchOverride(
  parameter: string | undefined,
  preset: DialectInput['extends'],
): Partial<Pick<DialectInput, 'search'>> {
  if (parameter === undefined) return preset === undefined ? { search: false } : {};
  const search = `${parameter}={value}`;
  return preset !== undefined && resolveDialect(preset).search === search ? {} : { search };
}

const hasParameter = (list: SpecOperation, name: string | undefined): boolean =>
  queryParameters(list).some((parameter) => parameter.name === name);

/** Returns the first of these names that most lists with one of them use. */
function mostCommonParameter(lists: readonly ImportedList[], names: readonly string[]): string | undefined {
  const counts = names.map(
    (name) => [name, lists.filter(({ list }) => hasParameter(list, name)).length] as const,
  );
  return counts.filter(([, count]) => count > 0).sort((a, b) => b[1] - a[1])[0]?.[0];
}

/** Detects a preset by features that no other host has. */
function detectPreset(lists: readonly ImportedList[], names: ReadonlySet<string>): DialectInput['extends'] {
  const members = new Set(lists.map(({ rows }) => rows.path));
  const types = new Set(lists.map(({ list }) => list.responseType));
  if (names.has('Prefer') && names.has('select')) return 'postgrest';
  if (members.has('hydra:member') || types.has('application/ld+json')) return 'hydra';
  if (names.has('_start') && names.has('_end')) return 'json-server';
  if ([...types].some((type) => type?.startsWith('application/vnd.api+json'))) return 'jsonapi.org';
  if (names.has('page[number]') || names.has('page[size]')) return 'json-api';
  if (lists.some(({ rows }) => (rows.totalPath ?? '').endsWith('totalElements')) && names.has('page'))
    return 'spring';
  return undefined;
}

interface PageStyle {
  page: NonNullable<DialectInput['page']>;
  /** Parameters of a paged list. */
  names: readonly string[];
  /** True if the presets already define it. */
  isPresetDefault: boolean;
}

/** Detects the paging parameters that most paged lists use. */
function detectPageStyle(lists: readonly ImportedList[]): PageStyle | undefined {
  const stylesByNames = new Map<string, { count: number; pages: PageStyle }>();
  for (const list of lists) {
    const pages = readPageStyle(list);
    const key = pages?.names.join('&') ?? '';
    if (pages) stylesByNames.set(key, { count: (stylesByNames.get(key)?.count ?? 0) + 1, pages });
  }
  return [...stylesByNames.values()].sort((a, b) => b.count - a.count)[0]?.pages;
}

function readPageStyle({ list, rows }: ImportedList): PageStyle | undefined {
  const findParameter = (pattern: RegExp): SpecParameter | undefined =>
    queryParameters(list).find(({ name }) => pattern.test(name));
  const size = findParameter(SIZE_PARAMETER);
  const [number, offset, cursor] = [
    findParameter(PAGE_PARAMETER),
    findParameter(OFFSET_PARAMETER),
    findParameter(CURSOR_PARAMETER),
  ];
  const withSize = (query: string): string => (size === undefined ? query : `${query}&${size.name}={size}`);
  const names = (parameter: SpecParameter): string[] => [parameter.name, ...(size ? [size.name] : [])];
  if (number) {
    const { default: firstPage, minimum } = Object(number.schema) as { default?: unknown; minimum?: unknown };
    const isFromZero = firstPage === 0 || (firstPage === undefined && minimum === 0);
    const query = withSize(`${number.name}=${isFromZero ? '{index}' : '{page}'}`);
    const defaultQueries = [
      'page[number]={page}&page[size]={size}',
      'page={index}&size={size}',
      // Only Spring documents its first page number.
      'page={page}&size={size}',
      'page={page}&itemsPerPage={size}',
    ];
    return { page: { query }, names: names(number), isPresetDefault: defaultQueries.includes(query) };
  }
  if (offset) {
    const query = withSize(`${offset.name}={offset}`);
    return { page: { query }, names: names(offset), isPresetDefault: /^(?:offset|_start)=/.test(query) };
  }
  if (!cursor || rows.nextPaths.length === 0) return undefined;
  return {
    page: { query: withSize(`${cursor.name}={cursor}`), cursor: [...rows.nextPaths] },
    names: names(cursor),
    isPresetDefault: false,
  };
}

/** Detects the sort syntax: `sort=-name`, `sort=name:desc`, `sort=name,desc` or two parameters. */
function detectSort(
  lists: readonly ImportedList[],
): { name: string; sort: NonNullable<DialectInput['sort']> } | undefined {
  const name = mostCommonParameter(lists, SORT_PARAMETERS);
  if (name === undefined) return undefined;
  const calls = lists.map(({ list }) => list).filter((list) => hasParameter(list, name));
  const direction = calls
    .flatMap(queryParameters)
    .find((parameter) => parameter.name !== name && DIRECTION_PARAMETER.test(parameter.name))?.name;
  if (direction !== undefined)
    return {
      name,
      sort: { asc: `${name}={field}&${direction}=asc`, desc: `${name}={field}&${direction}=desc` },
    };
  const parameters = calls.flatMap(queryParameters).filter((parameter) => parameter.name === name);
  if (parameters.some(({ style }) => style === 'deepObject')) return { name, sort: deepSort(name) };
  const texts = parameters
    .flatMap(({ description, schema }) => [description, JSON.stringify(schema ?? '')])
    .join(' ');
  const [, separator = ''] = /\w([:, ])(?:desc|asc)\b/i.exec(texts.replaceAll(/, /g, ';')) ?? [];
  if (separator !== '')
    return {
      name,
      sort: { asc: `${name}={field}${separator}asc`, desc: `${name}={field}${separator}desc`, join: false },
    };
  return { name, sort: { asc: `${name}={field}`, desc: `${name}=-{field}` } };
}

/** Returns the syntax `sort[name]=asc`; hosts with dollar signs use `1` and `-1`, like their databases. */
function deepSort(name: string): NonNullable<DialectInput['sort']> {
  const [ascending, descending] = name.startsWith('$') ? ['1', '-1'] : ['asc', 'desc'];
  return { asc: `${name}[{field}]=${ascending}`, desc: `${name}[{field}]=${descending}`, join: false };
}

function sortableFields(list: SpecOperation, name: string | undefined): readonly string[] | 'any' | 'none' {
  const parameter = queryParameters(list).find((candidate) => candidate.name === name);
  if (!parameter) return 'none';
  // Several sorts are a list of these values.
  const { enum: own, items } = Object(parameter.schema) as { enum?: unknown; items?: unknown };
  const values = asArray(own ?? (Object(items) as { enum?: unknown }).enum).map(String);
  return values.length === 0
    ? 'any'
    : [...new Set(values.map((value) => value.replace(/^-|[:, ](?:asc|desc)$/gi, '')))];
}

/** Detects the path of the total count if it differs from the preset. */
function detectTotal(
  lists: readonly ImportedList[],
  preset: DialectInput['extends'],
): Partial<Pick<DialectInput, 'getList'>> {
  const presetTotals = resolveDialect(preset ?? 'limit-offset').getList.total;
  const bodies = lists.flatMap(({ rows }) => rows.totalPath ?? []);
  const headers = lists.flatMap(({ list }) =>
    list.responseHeaders.filter((name) => /total/i.test(name) && !/pages/i.test(name)),
  );
  const candidates = [...new Set([...bodies, ...headers.map((name) => `header:${name}`)])];
  const additional = candidates.filter(
    (candidate) => !presetTotals.some((presetTotal) => presetTotal.toLowerCase() === candidate.toLowerCase()),
  );
  if (additional.length === 0 || preset === 'postgrest') return {};
  return { getList: { total: [...additional, ...presetTotals] } };
}
