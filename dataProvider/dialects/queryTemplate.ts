import { fillTemplateWith, findPlaceholders } from '../../src/config/template';

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

/**
 * Returns the parameters for any of several values: one with all of them, or one each; and the parameters without a value.
 */
export function fillMultiValueTemplate(
  template: string,
  values: readonly string[],
  otherValues: PlaceholderValues,
): QueryPair[] {
  if (values.length === 0) return [];
  const quoted = values.map((value) => `"${value.replaceAll(/["\\]/g, String.raw`\$&`)}"`).join(',');
  return template.split('&').flatMap((part) => {
    const isPerValue = findPlaceholders(part).some(({ name }) => name === 'value');
    return isPerValue
      ? values.flatMap((value) => fillQueryTemplate(part, { ...otherValues, value }))
      : fillQueryTemplate(part, { ...otherValues, values: values.join(','), quoted });
  });
}

/** Returns the query text without `?`; brackets stay unencoded, as hosts print them. */
export const encodeQuery = (pairs: readonly QueryPair[]): string =>
  new URLSearchParams(pairs.map(([name, value]) => [name, value]))
    .toString()
    .replaceAll('%5B', '[')
    .replaceAll('%5D', ']');
