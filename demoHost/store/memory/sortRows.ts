import type { MemberReader, MemberValue } from './memberReaders';

const spanishCollator = new Intl.Collator('es', { numeric: true, sensitivity: 'base' });

/** A column to sort by. */
export interface SortColumn<Row> {
  read: MemberReader<Row>;
  descending: boolean;
}

/**
 * Returns the sort keys of a column as numbers. A text gets its rank among all texts, so each distinct text is compared
 * once, however many rows have it. Missing values come last.
 */
function sortKeys<Row>(rows: readonly Row[], { read, descending }: SortColumn<Row>): Float64Array {
  // Lists are no columns.
  const values = rows.map((row) => read(row) as MemberValue);
  const texts = [...new Set(values.filter((value) => typeof value === 'string'))].sort(
    spanishCollator.compare,
  );
  const ranks = new Map<MemberValue, number>();
  let rank = 0;
  texts.forEach((text, i) => {
    const previousText = texts[i - 1];
    if (previousText !== undefined && spanishCollator.compare(previousText, text) !== 0) rank += 1;
    ranks.set(text, rank);
  });
  const sign = descending ? -1 : 1;
  return Float64Array.from(values, (value) =>
    value === null ? Number.POSITIVE_INFINITY : sign * (ranks.get(value) ?? Number(value)),
  );
}

/** Returns the rows sorted by the first column, then the next; rows that are equal in all keep their order. */
export function sortRows<Row>(rows: readonly Row[], columns: readonly SortColumn<Row>[]): Row[] {
  const keys = columns.map((column) => sortKeys(rows, column));
  const sortedIndexes = Uint32Array.from(rows.keys()).sort((a, b) => {
    for (const column of keys) {
      const [left = 0, right = 0] = [column[a], column[b]];
      if (left !== right) return left < right ? -1 : 1;
    }
    return a - b;
  });
  return Array.from(sortedIndexes, (i) => rows[i] as Row);
}
