import type { DialectInput } from '../../../src/config/schema/runtime/dialect.ts';
import { queryParameters, type SpecParameter } from '../spec/operations.ts';
import type { ImportedList } from './importedList.ts';

/** Some hosts prefix parameters with a dollar sign: `$limit`, `$skip`. */
const PAGE_PARAMETER = /^\$?(?:page|page_?(?:number|no|index|num)|p|page\[number\])$/i;
const SIZE_PARAMETER =
  /^\$?(?:size|limit|top|per_?page|page_?(?:size|limit)|max_?results|amount|count|items_?per_?page|page\[size\]|page\[limit\])$/i;
const OFFSET_PARAMETER = /^\$?(?:offset|skip|start|_start|start_?index|page\[offset\])$/i;
const CURSOR_PARAMETER =
  /^\$?(?:cursor|after|starting_after|page_?token|next_?token|since|page\[after\]|page\[cursor\])$/i;
export interface PageStyle {
  page: NonNullable<DialectInput['page']>;
  /** Parameters of a paged list. */
  names: readonly string[];
  /** True if the presets already define it. */
  isPresetDefault: boolean;
  /** True if the file does not say whether the first page is 0 or 1. */
  isGuess?: boolean;
}

/** Detects the paging parameters that most paged lists use. */
export function detectPageStyle(lists: readonly ImportedList[]): PageStyle | undefined {
  const stylesByNames = new Map<string, { count: number; pages: PageStyle }>();
  for (const list of lists) {
    const pages = readPageStyle(list);
    const key = pages?.names.join('&') ?? '';
    if (pages) stylesByNames.set(key, { count: (stylesByNames.get(key)?.count ?? 0) + 1, pages });
  }
  return [...stylesByNames.values()].sort((a, b) => b.count - a.count)[0]?.pages;
}

/** Returns the number of the first page: by its limits and default, or by the description; else 1, unknown. */
function findFirstPage({ schema, description }: SpecParameter): { page: 0 | 1; isKnown: boolean } {
  const { default: first, minimum } = Object(schema) as { default?: unknown; minimum?: unknown };
  const declared = first === undefined ? minimum : Number(first);
  if (declared === 0 || declared === 1) return { page: declared, isKnown: true };
  if (
    /(?:zero|\b0)[- ](?:based|indexed)|\b0\.\.|(?:from|at|with|is|default:?) (?:0|zero)\b/i.test(description)
  )
    return { page: 0, isKnown: true };
  return {
    page: 1,
    isKnown: /(?:one|\b1)-(?:based|indexed)|(?:from|at|with|default:?) (?:1|one)\b/i.test(description),
  };
}

/** Names of parameters that may ask for a page, in words that no known style has. */
const PAGING_WORD =
  /page|limit|offset|skip|cursor|from|first|rows|size|batch|chunk|token|^(?:top|max|start|n)$/i;

/** Signs that a list without a known paging style is paged; undefined for none. A total alone may be that of a whole list. */
export function findUnknownPaging({
  list,
  rows,
}: ImportedList): { text: string; isCertain: boolean } | undefined {
  if (readPageStyle({ list, rows }) !== undefined) return undefined;
  const parameters = queryParameters(list)
    .filter(({ name, isJson }) => isJson || PAGING_WORD.test(name))
    .map(({ name }) => `"${name}"`);
  const members = [rows.totalPath, ...rows.nextPaths].flatMap((path) =>
    path === undefined ? [] : [`"${path}"`],
  );
  const parts = [
    ...(parameters.length > 0 ? [`takes ${parameters.join(', ')}`] : []),
    ...(members.length > 0 ? [`answers ${members.join(', ')}`] : []),
  ];
  if (parts.length === 0) return undefined;
  return { text: parts.join(' and '), isCertain: parameters.length > 0 || rows.nextPaths.length > 0 };
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
    const start = findFirstPage(number);
    const query = withSize(`${number.name}=${start.page === 0 ? '{index}' : '{page}'}`);
    const defaultQueries = [
      'page[number]={page}&page[size]={size}',
      'page={index}&size={size}',
      'page={page}&itemsPerPage={size}',
      // Spring counts from 0 unless its file says something else.
      ...(start.isKnown ? [] : ['page={page}&size={size}']),
    ];
    const isPresetDefault = defaultQueries.includes(query);
    return { page: { query }, names: names(number), isPresetDefault, isGuess: !start.isKnown };
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
