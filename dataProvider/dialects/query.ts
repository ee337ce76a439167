import { fillWith, placeholdersIn } from '../../src/config/template';

/** A parameter of a query, not yet encoded. */
export type Pair = readonly [name: string, value: string];

/** What placeholders of a query stand for. */
export type Values = Readonly<Record<string, string | number | undefined>>;

/**
 * The parameters of a query template. One with a placeholder that nothing fills is left out: a name in braces never travels.
 * Values are put in after the template was taken apart, so that none can bring a parameter along.
 */
export const pairsOf = (template: string, values: Values): Pair[] =>
  template
    .split('&')
    .filter((part) => placeholdersIn(part).every(({ name }) => isGiven(values[name])))
    .flatMap((part): Pair[] => {
      const at = part.indexOf('=');
      const fill = (text: string) => fillWith(text, ({ name }) => String(values[name]));
      return at < 1 ? [] : [[fill(part.slice(0, at)), fill(part.slice(at + 1))]];
    });

const isGiven = (value: string | number | undefined): boolean => value !== undefined && value !== '';

/** The parameters for any of several values: one with all of them, or one for each; and those that name no value. */
export function severalOf(template: string, values: readonly string[], others: Values): Pair[] {
  if (values.length === 0) return [];
  const quoted = values.map((value) => `"${value.replaceAll(/["\\]/g, String.raw`\$&`)}"`).join(',');
  return template.split('&').flatMap((part) => {
    const isEach = placeholdersIn(part).some(({ name }) => name === 'value');
    return isEach
      ? values.flatMap((value) => pairsOf(part, { ...others, value }))
      : pairsOf(part, { ...others, values: values.join(','), quoted });
  });
}

/** The text of a query without `?`; brackets stay readable, as hosts print them. */
export const encoded = (pairs: readonly Pair[]): string =>
  new URLSearchParams(pairs.map(([name, value]) => [name, value]))
    .toString()
    .replaceAll('%5B', '[')
    .replaceAll('%5D', ']');
