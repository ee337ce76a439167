import { fillTemplateWith, findPlaceholders } from '../../src/config/template';

/** A parameter of a query, not yet encoded. */
export type QueryPair = readonly [name: string, value: string];

/** What placeholders of a query stand for. */
export type PlaceholderValues = Readonly<Record<string, string | number | undefined>>;

/**
 * The parameters of a query template. One with a placeholder that nothing fills is left out: a name in braces never travels.
 * Values are put in after the template was taken apart, so that none can bring a parameter along.
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

/** The parameters for any of several values: one with all of them, or one for each; and those that name no value. */
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

/** The text of a query without `?`; brackets stay readable, as hosts print them. */
export const encodeQuery = (pairs: readonly QueryPair[]): string =>
  new URLSearchParams(pairs.map(([name, value]) => [name, value]))
    .toString()
    .replaceAll('%5B', '[')
    .replaceAll('%5D', ']');
