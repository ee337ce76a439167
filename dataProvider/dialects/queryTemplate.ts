import { fillTemplateWith, findPlaceholders } from '../../src/config/template';
import type { QueryValue } from '../http/path';
import { hasQueryValue } from '../jsonApi/filterQuery';

/** A query parameter, not yet encoded. */
export type QueryPair = readonly [name: string, value: string];

/** Values of the placeholders of a query. */
export type PlaceholderValues = Readonly<Record<string, string | number | undefined>>;

/**
 * Fills a query template. A parameter with an unfilled placeholder is omitted, so braces are never sent. The template is
 * split before values are inserted, so a value cannot add a parameter.
 */
export const fillQueryTemplate = (template: string, values: PlaceholderValues): QueryPair[] =>
  template
    .split('&')
    .filter((part) => findPlaceholders(part).every(({ name }) => isFilled(values[name])))
    .flatMap((part): QueryPair[] => {
      const separator = part.indexOf('=');
      const fill = (text: string) => fillTemplateWith(text, ({ name }) => String(values[name]));
      return separator < 1 ? [] : [[fill(part.slice(0, separator)), fill(part.slice(separator + 1))]];
    });

const isFilled = (value: string | number | undefined): boolean => value !== undefined && value !== '';

/** Returns parameters with a value as pairs; an object or a list is JSON. */
export const toPairs = (query: Readonly<Record<string, QueryValue>>): QueryPair[] =>
  Object.entries(query).flatMap(([name, value]): QueryPair[] =>
    hasQueryValue(value) ? [[name, typeof value === 'object' ? JSON.stringify(value) : String(value)]] : [],
  );

/** Returns a text in double quotation marks, with a backslash before those inside. */
export const quote = (text: string): string => `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`;

/** Returns the query text without `?`; brackets and `$` stay unencoded, as hosts print them. */
export const encodeQuery = (pairs: readonly QueryPair[]): string =>
  new URLSearchParams(pairs.map(([name, value]) => [name, value]))
    .toString()
    .replaceAll('%5B', '[')
    .replaceAll('%5D', ']')
    .replaceAll('%24', '$');
