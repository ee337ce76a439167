import { dialectPresets } from '../../../src/config/dialects/presets.ts';
import type { PresetName } from '../../../src/config/dialects/presetNames.ts';
import { queryParameters, type SpecOperation } from '../spec/operations.ts';

/** A way of writing list requests that is recognised by its parameters, and that filters by any member. */
export interface QueryLanguage {
  /** Name in messages. */
  name: string;
  /** Dialect for the runtime config. */
  dialect: PresetName;
  /** Parameters, of which each list of this language has all. They identify it. */
  signs: readonly string[];
  /** Parameters that a list needs to be paged, sorted and filtered. */
  page: readonly string[];
  sort: string;
  conditions: string;
  /** Parameter of the search; `fields` if the search is a condition for each named field; undefined for none. */
  search: string | undefined;
  /** True if the dialect derives all calls of a record from `api.path`. */
  derivesCalls: boolean;
  /** Member with the id of the path, whatever its parameter is called; only in records that have it. */
  keyMember?: string;
}

/** Languages, the most specific first. */
const LANGUAGES: readonly QueryLanguage[] = [
  {
    name: 'OData',
    dialect: 'odata',
    signs: ['$filter', '$orderby'],
    page: ['$top', '$skip'],
    sort: '$orderby',
    conditions: '$filter',
    search: '$search',
    derivesCalls: true,
  },
  {
    name: 'Strapi',
    dialect: 'strapi',
    signs: ['pagination[page]', 'pagination[pageSize]'],
    page: ['pagination[page]'],
    sort: 'sort',
    conditions: 'filters',
    search: '_q',
    derivesCalls: true,
    // Since version 5; its file still calls the parameter "id".
    keyMember: 'documentId',
  },
  {
    name: 'NestJS CRUD',
    dialect: 'nestjs-crud',
    signs: ['s', 'join', 'limit', 'page'],
    page: ['limit', 'page'],
    sort: 'sort',
    conditions: 's',
    search: 'fields',
    derivesCalls: true,
  },
  {
    name: 'Soul',
    dialect: 'soul',
    signs: ['_filters', '_ordering'],
    page: ['_limit', '_page'],
    sort: '_ordering',
    conditions: '_filters',
    search: '_search',
    derivesCalls: true,
  },
  {
    name: 'json-server 1.0',
    dialect: 'json-server-1',
    signs: ['_page', '_per_page'],
    page: ['_page', '_per_page'],
    sort: '_sort',
    conditions: '_where',
    search: 'fields',
    derivesCalls: true,
  },
  {
    name: 'Directus',
    dialect: 'directus',
    signs: ['meta', 'filter', 'fields'],
    page: ['limit'],
    sort: 'sort',
    conditions: 'filter',
    search: 'search',
    derivesCalls: true,
  },
];

/** LoopBack has one parameter, whose JSON has members of these names. Version 3 describes them in words. */
const loopback: QueryLanguage = {
  name: 'LoopBack',
  dialect: 'loopback',
  signs: ['filter'],
  page: ['filter'],
  sort: 'filter',
  conditions: 'filter',
  search: 'fields',
  derivesCalls: true,
};

const isLoopbackFilter = (operation: SpecOperation): boolean =>
  queryParameters(operation).some(({ name, isJson, members, description }) => {
    if (name !== 'filter' || !isJson) return false;
    const words = new Set([...members, ...description.toLowerCase().split(/\W+/)]);
    return ['where', 'order', 'limit'].every((word) => words.has(word));
  });

/** True if a call has the parameters of a language. */
export function hasSigns(language: QueryLanguage, operation: SpecOperation): boolean {
  const names = new Set(queryParameters(operation).map(({ name }) => name));
  return language === loopback
    ? isLoopbackFilter(operation)
    : language.signs.every((name) => names.has(name));
}

/** Detects the query language of these list calls: that of most of them. undefined if none is known. */
export function detectQueryLanguage(lists: readonly SpecOperation[]): QueryLanguage | undefined {
  const counts = [...LANGUAGES, loopback].map(
    (language) => [language, lists.filter((list) => hasSigns(language, list)).length] as const,
  );
  return counts.filter(([, count]) => count > 0).sort((a, b) => b[1] - a[1])[0]?.[0];
}

/** Returns the language of a preset that the user names; undefined if the preset has no parameters that identify it. */
export const languageOfPreset = (name: string): QueryLanguage | undefined =>
  [...LANGUAGES, loopback].find(({ dialect }) => dialect === name);

/** Returns the names that the option `--dialect` accepts. */
export const dialectNames = (): string[] => ['none', 'json-api', ...Object.keys(dialectPresets)];
