import { HostError } from '../server/responses/hostError';
import type { ListFieldValue, ListField } from './listFilter';

const spanishCollator = new Intl.Collator('es', { numeric: true, sensitivity: 'base' });

/**
 * Returns the sort keys of a column as numbers. A text gets its rank among all texts, so each distinct text is compared
 * once, however many rows have it. Missing values come last.
 */
function sortColumn<T>(rows: readonly T[], read: (row: T) => ListFieldValue, sign: number): Float64Array {
  const values = rows.map(read);
  const texts = [...new Set(values.filter((value) => typeof value === 'string'))].sort(
    spanishCollator.compare,
  );
  const ranks = new Map<ListFieldValue, number>();
  let rank = 0;
  texts.forEach((text, i) => {
    const previousText = texts[i - 1];
    if (previousText !== undefined && spanishCollator.compare(previousText, text) !== 0) rank += 1;
    ranks.set(text, rank);
  });
  return Float64Array.from(values, (value) =>
    value === null ? Number.POSITIVE_INFINITY : sign * (ranks.get(value) ?? Number(value)),
  );
}

/** Sort syntax differs by call: `-key` or `key:desc`. */
const grammars = {
  minus: /^(?<minus>-?)(?<name>\w{1,40})$/,
  colon: /^(?<name>\w{1,40}):(?<order>asc|desc)$/,
} as const;

/**
 * Sorts rows by a comma-separated list of keys; missing values come last in both directions. 400 naming `parameter` for
 * an unknown key or another syntax.
 */
export function sortListRows<T>(
  rows: readonly T[],
  text: string,
  grammar: keyof typeof grammars,
  fields: Readonly<Record<string, ListField<T>>>,
  parameter = 'sort',
): T[] {
  const columns = text.split(',').map((part) => {
    const { name = '', minus, order } = grammars[grammar].exec(part.trim())?.groups ?? {};
    if (!Object.hasOwn(fields, name))
      throw new HostError(400, { code: 'invalid', detail: 'No se puede ordenar así.', parameter });
    const field = fields[name] as ListField<T>;
    return sortColumn(rows, field.read, minus === '-' || order === 'desc' ? -1 : 1);
  });
  const sortedIndexes = Uint32Array.from(rows.keys()).sort((a, b) => {
    for (const column of columns) {
      const [left = 0, right = 0] = [column[a], column[b]];
      if (left !== right) return left < right ? -1 : 1;
    }
    return 0;
  });
  return Array.from(sortedIndexes, (i) => rows[i] as T);
}
