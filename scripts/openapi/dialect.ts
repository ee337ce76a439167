import type { DialectInput } from '../../src/config/schema/dialect.ts';
import { dialectOf } from '../../src/config/dialects/resolve.ts';
import { listOf } from './json.ts';
import type { ListAnswer } from './listAnswer.ts';
import { queryOf, type Operation, type Parameter } from './operations.ts';

/** A list of the host, and how its rows are answered. */
export interface ListCall {
  list: Operation;
  rows: ListAnswer;
}

/** How a host writes its lists, as the runtime config says it, and what each list can do of it. */
export interface Spoken {
  dialect: NonNullable<DialectInput['extends']> | DialectInput;
  /** Whether a list comes by pages, is searched and is sorted; by which fields, undefined where any may be. */
  isPaged: (list: Operation) => boolean;
  isSearched: (list: Operation) => boolean;
  sortedBy: (list: Operation) => readonly string[] | 'any' | 'none';
  /** Whether the dialect finds rows that stand at such a path of an answer. */
  finds: (at: string) => boolean;
  /** Filters are told by the name within `filter[…]`. */
  hasFilterBrackets: boolean;
}

/** Some hosts mark such names with a dollar sign: `$limit`, `$skip`. */
const PAGE = /^\$?(?:page|page_?(?:number|no|index|num)|p|page\[number\])$/i;
const SIZE =
  /^\$?(?:size|limit|top|per_?page|page_?(?:size|limit)|max_?results|amount|count|items_?per_?page|page\[size\]|page\[limit\])$/i;
const OFFSET = /^\$?(?:offset|skip|start|_start|start_?index|page\[offset\])$/i;
const CURSOR =
  /^\$?(?:cursor|after|starting_after|page_?token|next_?token|since|page\[after\]|page\[cursor\])$/i;
const SEARCH = ['q', 'search', '$search', 'query', 'keyword', 'term', 'text'];
const SORT = [
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
const DIRECTION = /^(?:order|direction|dir|sort_?order|sort_?dir(?:ection)?|order_?dir(?:ection)?|_order)$/i;

/** How most of the lists of a host are asked for. */
export function spokenBy(lists: readonly ListCall[]): Spoken {
  const names = new Set(lists.flatMap(({ list }) => list.parameters.map(({ name }) => name)));
  const page = pageOf(lists);
  const search = mostNamed(lists, SEARCH);
  const sort = sortOf(lists);
  const preset = presetOf(lists, names);
  const own: DialectInput = {
    extends: preset ?? 'limit-offset',
    ...(preset === undefined || page?.isUsual === false ? { page: page?.page ?? false } : {}),
    ...(preset === undefined ? { sort: sort?.said ?? false } : {}),
    ...searchOf(search, preset),
    ...totalOf(lists, preset),
  };
  const { extends: base, ...rest } = own;
  const dialect = Object.keys(rest).length === 0 && base ? base : own;
  const { data } = dialectOf(dialect).list;
  return {
    dialect,
    finds: (at) => at === '' || data.includes(at),
    isPaged: (list) => page !== undefined && page.names.every((name) => has(list, name)),
    isSearched: (list) => search !== undefined && has(list, search),
    sortedBy: (list) => sortedBy(list, sort?.name ?? (preset === undefined ? undefined : 'sort')),
    hasFilterBrackets: preset === 'jsonapi.org' || preset === 'directus',
  };
}

/** How a word is looked for, where the preset does not say it so. */
function searchOf(
  parameter: string | undefined,
  preset: DialectInput['extends'],
): Partial<Pick<DialectInput, 'search'>> {
  if (parameter === undefined) return preset === undefined ? { search: false } : {};
  const search = `${parameter}={value}`;
  return preset !== undefined && dialectOf(preset).search === search ? {} : { search };
}

const has = (list: Operation, name: string): boolean => queryOf(list).some((one) => one.name === name);

/** The first of these names that most lists with one of them have. */
function mostNamed(lists: readonly ListCall[], names: readonly string[]): string | undefined {
  const counts = names.map((name) => [name, lists.filter(({ list }) => has(list, name)).length] as const);
  return counts.filter(([, count]) => count > 0).sort((a, b) => b[1] - a[1])[0]?.[0];
}

/** Hosts that are told by what no other has. */
function presetOf(lists: readonly ListCall[], names: ReadonlySet<string>): DialectInput['extends'] {
  const members = new Set(lists.map(({ rows }) => rows.at));
  const types = new Set(lists.map(({ list }) => list.answerType));
  if (names.has('Prefer') && names.has('select')) return 'postgrest';
  if (members.has('hydra:member') || types.has('application/ld+json')) return 'hydra';
  if (names.has('_start') && names.has('_end')) return 'json-server';
  if ([...types].some((type) => type?.startsWith('application/vnd.api+json'))) return 'jsonapi.org';
  if (names.has('page[number]') || names.has('page[size]')) return 'json-api';
  if (lists.some(({ rows }) => (rows.total ?? '').endsWith('totalElements')) && names.has('page'))
    return 'spring';
  return names.has('meta') && names.has('filter') && names.has('fields') ? 'directus' : undefined;
}

interface Pages {
  page: NonNullable<DialectInput['page']>;
  /** Parameters that a list of pages has. */
  names: readonly string[];
  /** It is what the presets say already. */
  isUsual: boolean;
}

/** Parameters of pages that most lists with pages have. */
function pageOf(lists: readonly ListCall[]): Pages | undefined {
  const found = new Map<string, { count: number; pages: Pages }>();
  for (const one of lists) {
    const pages = pagesOf(one);
    const key = pages?.names.join('&') ?? '';
    if (pages) found.set(key, { count: (found.get(key)?.count ?? 0) + 1, pages });
  }
  return [...found.values()].sort((a, b) => b.count - a.count)[0]?.pages;
}

function pagesOf({ list, rows }: ListCall): Pages | undefined {
  const named = (pattern: RegExp): Parameter | undefined =>
    queryOf(list).find(({ name }) => pattern.test(name));
  const size = named(SIZE);
  const [number, offset, cursor] = [named(PAGE), named(OFFSET), named(CURSOR)];
  const withSize = (query: string): string => (size === undefined ? query : `${query}&${size.name}={size}`);
  const names = (one: Parameter): string[] => [one.name, ...(size ? [size.name] : [])];
  if (number) {
    const { default: start, minimum } = Object(number.schema) as { default?: unknown; minimum?: unknown };
    const isFromZero = start === 0 || (start === undefined && minimum === 0);
    const query = withSize(`${number.name}=${isFromZero ? '{index}' : '{page}'}`);
    const isUsual = [
      'page[number]={page}&page[size]={size}',
      'page={index}&size={size}',
      // What Spring counts from is said by it alone.
      'page={page}&size={size}',
      'page={page}&itemsPerPage={size}',
    ];
    return { page: { query }, names: names(number), isUsual: isUsual.includes(query) };
  }
  if (offset) {
    const query = withSize(`${offset.name}={offset}`);
    return { page: { query }, names: names(offset), isUsual: /^(?:offset|_start)=/.test(query) };
  }
  if (!cursor || rows.beside.length === 0) return undefined;
  return {
    page: { query: withSize(`${cursor.name}={cursor}`), cursor: [...rows.beside] },
    names: names(cursor),
    isUsual: false,
  };
}

/** How a list is sorted: `sort=-name`, `sort=name:desc`, `sort=name,desc` or two parameters. */
function sortOf(
  lists: readonly ListCall[],
): { name: string; said: NonNullable<DialectInput['sort']> } | undefined {
  const name = mostNamed(lists, SORT);
  if (name === undefined) return undefined;
  const calls = lists.map(({ list }) => list).filter((list) => has(list, name));
  const direction = calls.flatMap(queryOf).find((one) => one.name !== name && DIRECTION.test(one.name))?.name;
  if (direction !== undefined)
    return {
      name,
      said: { asc: `${name}={field}&${direction}=asc`, desc: `${name}={field}&${direction}=desc` },
    };
  const said = calls.flatMap(queryOf).filter((one) => one.name === name);
  if (said.some(({ style }) => style === 'deepObject')) return { name, said: deepSort(name) };
  const texts = said
    .flatMap(({ description, schema }) => [description, JSON.stringify(schema ?? '')])
    .join(' ');
  const [, sign = ''] = /\w([:, ])(?:desc|asc)\b/i.exec(texts.replaceAll(/, /g, ';')) ?? [];
  if (sign !== '')
    return {
      name,
      said: { asc: `${name}={field}${sign}asc`, desc: `${name}={field}${sign}desc`, join: false },
    };
  return { name, said: { asc: `${name}={field}`, desc: `${name}=-{field}` } };
}

/** `sort[name]=asc`; hosts that mark their words with a dollar sign count `1` and `-1`, as their databases do. */
function deepSort(name: string): NonNullable<DialectInput['sort']> {
  const [up, down] = name.startsWith('$') ? ['1', '-1'] : ['asc', 'desc'];
  return { asc: `${name}[{field}]=${up}`, desc: `${name}[{field}]=${down}`, join: false };
}

function sortedBy(list: Operation, name: string | undefined): readonly string[] | 'any' | 'none' {
  const parameter = queryOf(list).find((one) => one.name === name);
  if (!parameter) return 'none';
  const values = listOf((Object(parameter.schema) as { enum?: unknown }).enum).map(String);
  return values.length === 0 ? 'any' : values.map((value) => value.replace(/^-|[:, ](?:asc|desc)$/gi, ''));
}

/** Where the count of all rows is, where the preset does not look there. */
function totalOf(
  lists: readonly ListCall[],
  preset: DialectInput['extends'],
): Partial<Pick<DialectInput, 'list'>> {
  const usual = dialectOf(preset ?? 'limit-offset').list.total;
  const bodies = lists.flatMap(({ rows }) => rows.total ?? []);
  const headers = lists.flatMap(({ list }) =>
    list.answerHeaders.filter((name) => /total/i.test(name) && !/pages/i.test(name)),
  );
  const others = [...new Set([...bodies, ...headers.map((name) => `header:${name}`)])];
  const own = others.filter((one) => !usual.some((known) => known.toLowerCase() === one.toLowerCase()));
  if (own.length === 0 || preset === 'postgrest') return {};
  return { list: { total: [...own, ...usual] } };
}
