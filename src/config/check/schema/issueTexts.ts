import type * as z from 'zod/mini';

/** Types by the schema library's names, as `allowed` and messages name them. */
export const TYPE_LABELS: Readonly<Record<string, string>> = {
  string: 'a string',
  number: 'a number',
  int: 'an integer',
  boolean: 'true or false',
  object: 'an object',
  record: 'an object',
  array: 'an array',
  null: 'null',
};

const UNITS: Readonly<Record<string, string>> = { string: ' characters', array: ' items' };

/**
 * Returns the message of an issue of the schema library, in the words of the check. A schema may have a message of its own, which
 * takes precedence.
 */
export function describeIssue(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `expected ${TYPE_LABELS[issue.expected] ?? 'another type of value'}`;
    case 'invalid_value':
      return issue.values.length === 1
        ? `expected ${JSON.stringify(issue.values[0])}`
        : 'expected one of the allowed values';
    case 'too_small':
      return describeLimit(issue.minimum, issue.origin, issue.inclusive === false ? 'more than' : 'at least');
    case 'too_big':
      return describeLimit(issue.maximum, issue.origin, issue.inclusive === false ? 'less than' : 'at most');
    case 'invalid_format':
      return describeFormat(issue);
    case 'invalid_key':
      return 'the key has none of the allowed names';
    default:
      return 'it has none of the allowed forms';
  }
}

const describeLimit = (limit: number | bigint | Date, origin: string, comparison: string): string =>
  Number(limit) === 1 && comparison === 'at least' && UNITS[origin] !== undefined
    ? 'it must not be empty'
    : `expected ${comparison} ${String(limit)}${UNITS[origin] ?? ''}`;

/** Members of an issue about the format of a text. */
interface FormatIssue {
  format: string;
  prefix?: unknown;
  pattern?: unknown;
}

function describeFormat({ format, prefix, pattern }: FormatIssue): string {
  if (format === 'starts_with') return `expected a string that begins with ${JSON.stringify(prefix)}`;
  return format === 'regex' && pattern !== undefined
    ? `expected a string that matches ${String(pattern)}`
    : 'expected a string of another form';
}
