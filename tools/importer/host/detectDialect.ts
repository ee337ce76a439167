import type { DialectInput } from '../../../src/config/schema/runtime/dialect.ts';
import type { PresetName } from '../../../src/config/dialects/presetNames.ts';
import { resolveDialect } from '../../../src/config/dialects/resolveDialect.ts';
import { ImportError } from '../importError.ts';
import type { NoteCollector } from '../notes.ts';
import type { SpecOperation } from '../spec/operations.ts';
import { findUnknownPaging, detectPageStyle } from './detectPaging.ts';
import { detectSort, sortableFields } from './detectSort.ts';
import { hasParameter, mostCommonParameter, type ImportedList } from './importedList.ts';
import { detectQueryLanguage, dialectNames, languageOfPreset, type QueryLanguage } from './queryLanguages.ts';

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
  /** Member with the id, in records that have it; undefined if the path's parameter names it. */
  keyMember?: string | undefined;
}

const SEARCH_PARAMETERS = ['q', 'search', '$search', 'query', 'keyword', 'term', 'text'];

/**
 * Detects the dialect that most of the host's lists use; `answer` is what the user said. Throws `ImportError` with a question
 * if the lists are paged in a way that nothing here knows: a page with the first rows only would look complete.
 */
export function detectDialect(
  lists: readonly ImportedList[],
  notes: NoteCollector,
  answer?: string,
): DetectedDialect {
  const preset = dialectNames().find((name) => name === answer);
  if (answer !== undefined && preset === undefined)
    throw new ImportError(`--dialect "${answer}": one of ${dialectNames().join(', ')}`);
  if (preset !== undefined && preset !== 'none') return describePreset(preset as PresetName);
  const language = detectQueryLanguage(lists.map(({ list }) => list));
  if (language) return describeLanguage(language);
  const detected = detectByParameters(lists, notes);
  const unknown = lists.flatMap((list) => {
    const sign = detected.isPaged(list.list) ? undefined : findUnknownPaging(list);
    return sign === undefined ? [] : [{ path: list.list.path, ...sign }];
  });
  const certain = unknown.find(({ isCertain }) => isCertain);
  if (certain && answer === undefined && !lists.some(({ list }) => detected.isPaged(list)))
    throw new ImportError(
      `question: how does the host page its lists? GET ${certain.path} ${certain.text}, which is the way of no known dialect`,
      `  say it with --dialect: ${dialectNames().join(', ')}`,
      '  none: each answer holds all rows. For another way, import with "none" and describe it: docs/guides/dialects.md',
    );
  for (const { path, text } of answer === undefined ? unknown : [])
    notes.add(
      'question',
      `GET ${path}`,
      `does one answer hold all rows? It ${text}; the draft asks for no pages`,
    );
  return detected;
}

/** Returns the capabilities of a preset that the user has named: all that it can do, for each list. */
function describePreset(preset: PresetName): DetectedDialect {
  const { getList, search, sort, filter, page } = resolveDialect(preset);
  return {
    dialect: preset,
    findsRowsAt: (path) => path === '' || getList.data.includes(path),
    isPaged: () => page !== false,
    isSearchable: () => search !== false,
    sortableFields: () => (sort === false ? 'none' : 'any'),
    hasFilterBrackets: true,
    filtersAnyField: () => filter['>='] !== false,
    searchesByField: typeof search === 'object' && 'condition' in search && search.condition !== undefined,
    derivesCalls: languageOfPreset(preset)?.derivesCalls ?? false,
  };
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
    keyMember: language.keyMember,
  };
}

function detectByParameters(lists: readonly ImportedList[], notes: NoteCollector): DetectedDialect {
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
  if (preset === undefined && page?.isGuess === true)
    notes.add('guess', 'config.json → dialect.page', 'the first page is 1; the file does not say it');
  if (preset === undefined && sort?.isGuess === true)
    notes.add(
      'guess',
      'config.json → dialect.sort',
      `"${sort.name}=-field" sorts down; the file does not say it`,
    );
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
