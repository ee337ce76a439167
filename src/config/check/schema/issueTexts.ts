import type * as z from 'zod/mini';

/** Types by the schema library's names, as `allowed` and messages name them. */
export const TYPE_LABELS: Readonly<Record<string, string>> = {
  string: 'un texto',
  number: 'un número',
  int: 'un número entero',
  boolean: 'true o false',
  object: 'un objeto',
  record: 'un objeto',
  array: 'una lista',
  null: 'null',
};

const UNITS: Readonly<Record<string, string>> = { string: ' caracteres', array: ' elementos' };

/**
 * Returns the message of an issue of the schema library, in the words of the check. A schema may have a message of its own, which
 * takes precedence.
 */
export function describeIssue(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `se espera ${TYPE_LABELS[issue.expected] ?? 'otro tipo de valor'}`;
    case 'invalid_value':
      return issue.values.length === 1
        ? `se espera ${JSON.stringify(issue.values[0])}`
        : 'se espera uno de los valores que se admiten';
    case 'too_small':
      return describeLimit(issue.minimum, issue.origin, issue.inclusive === false ? 'más de' : 'como mínimo');
    case 'too_big':
      return describeLimit(
        issue.maximum,
        issue.origin,
        issue.inclusive === false ? 'menos de' : 'como máximo',
      );
    case 'invalid_format':
      return describeFormat(issue);
    case 'invalid_key':
      return 'el nombre de la clave no es de los que se admiten';
    default:
      return 'no es nada de lo que se admite';
  }
}

const describeLimit = (limit: number | bigint | Date, origin: string, comparison: string): string =>
  Number(limit) === 1 && comparison === 'como mínimo' && UNITS[origin] !== undefined
    ? 'no puede estar vacío'
    : `se espera ${comparison} ${String(limit)}${UNITS[origin] ?? ''}`;

/** Members of an issue about the format of a text. */
interface FormatIssue {
  format: string;
  prefix?: unknown;
  pattern?: unknown;
}

function describeFormat({ format, prefix, pattern }: FormatIssue): string {
  if (format === 'starts_with') return `se espera un texto que empiece por ${JSON.stringify(prefix)}`;
  return format === 'regex' && pattern !== undefined
    ? `se espera un texto según ${String(pattern)}`
    : 'se espera un texto de otra forma';
}
