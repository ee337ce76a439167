import type { Dialect, DialectSearch, Json, Resource } from '../../src/config/types';
import { fillJson } from './fillJson';
import { joinAlternatives, joinsConditions } from './conditions';
import { toLiteral } from './literals';
import { fillQueryTemplate, quote, type QueryPair } from './queryTemplate';
import { refuseCharacters, unsupportedError } from './refusal';
import { refusalTexts } from './refusalTexts';

/** A search: parameters of its own, or a condition among the others. */
export interface SearchParameters {
  pairs: readonly QueryPair[];
  condition?: Json;
}

/** Builds the search of a list. Throws if the host, or the resource at this host, has none. */
export function buildSearch(
  dialect: Dialect,
  text: string | undefined,
  resource: Resource,
): SearchParameters {
  if (text === undefined || text === '') return { pairs: [] };
  const declared = resource.api.declared.getList?.search;
  const { query, condition, refuses = '' } = searchOf(dialect, declared);
  refuseCharacters(text, refuses, refusalTexts.aSearch);
  const { literal } = toLiteral(dialect, text, 'text', refusalTexts.search);
  if (query !== undefined)
    return { pairs: fillQueryTemplate(query, { value: text, literal, quoted: quote(text) }) };
  if (condition === undefined || !Array.isArray(declared) || !joinsConditions(dialect))
    throw unsupportedError(refusalTexts.searches);
  const conditions = declared.map((name) => {
    const field =
      (Object.hasOwn(resource.fields, name) ? resource.fields[name]?.filterBy : undefined) ?? name;
    return fillJson(condition, { field, value: text, literal, regexp: escapeRegExp(text) });
  });
  return {
    pairs: [],
    condition: joinAlternatives(
      dialect.conditions,
      conditions.filter((item) => item !== undefined),
      refusalTexts.search,
    ),
  };
}

/** Returns the search of a resource: its own template, else that of the dialect. */
function searchOf({ search }: Dialect, declared: string | string[] | undefined): DialectSearch {
  if (typeof declared === 'string') return { query: declared };
  if (search === false) throw unsupportedError(refusalTexts.searches);
  return typeof search === 'string' ? { query: search } : search;
}

const escapeRegExp = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
