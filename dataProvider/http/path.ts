import { fillTemplateWith } from '../../src/config/template';

/**
 * The only module that builds URL paths and queries. Ids come from hosts, URLs and scanned codes: a segment always stays one
 * segment, a parameter one parameter.
 */

export class PathError extends Error {
  override name = 'PathError';
}

/** Encodes one path segment. Throws for values that could change the path: empty, `.`, `..`, lone surrogates. */
export function encodeSegment(value: unknown): string {
  const text = Number.isFinite(value) ? String(value) : value;
  if (typeof text !== 'string' || text === '' || text === '.' || text === '..') {
    throw new PathError(`Not usable as a path segment: ${JSON.stringify(value) ?? 'undefined'}`);
  }
  try {
    return encodeURIComponent(text);
  } catch {
    throw new PathError('Not usable as a path segment: malformed text');
  }
}

/** Replaces each `{name}` of a path template by its encoded value; `getValue` looks a name up. */
export function fillPath(template: string, getValue: (name: string) => unknown): string {
  return fillTemplateWith(template, ({ name }) => encodeSegment(getValue(name)));
}

export type QueryValue = string | number | boolean | null | undefined;

/** Builds a query text without `?`; null, undefined and '' are omitted. Brackets stay unencoded, as hosts print them. */
export function queryString(query: Readonly<Record<string, QueryValue>>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') params.append(name, String(value));
  }
  return params.toString().replaceAll('%5B', '[').replaceAll('%5D', ']');
}
