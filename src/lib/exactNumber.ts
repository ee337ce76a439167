/**
 * A number of a host that a JavaScript number would round, as its digits: `{ $digits: '9007199254740993' }`. Records hold it
 * so, so that it goes back as the number that it was; `readPath` gives its digits as text.
 */
export interface ExactNumber {
  $digits: string;
}

export const isExactNumber = (value: unknown): value is ExactNumber =>
  typeof value === 'object' && value !== null && '$digits' in value;

/** Returns the digits of an exact number, and a list with such numbers as texts; any other value unchanged. */
export const toDigits = (value: unknown): unknown =>
  isExactNumber(value)
    ? value.$digits
    : Array.isArray(value) && value.some(isExactNumber)
      ? value.map(toDigits)
      : value;

/** Formats a value as JSON, exact numbers with all their digits. `indent`: blanks of each level. '' for no value. */
export const stringifyJson = (value: unknown, indent?: number): string =>
  writeExactNumbers(JSON.stringify(value, null, indent) ?? '');

/** Returns a JSON text whose exact numbers, objects of `JSON.stringify`, are numbers with all their digits. */
export const writeExactNumbers = (json: string): string =>
  // The quotes of a text are escaped inside JSON, so only an object matches.
  json.replaceAll(/\{\s*"\$digits": ?"([^"]*)"\s*\}/g, '$1');
