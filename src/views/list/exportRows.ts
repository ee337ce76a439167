import type { RaRecord } from 'ra-core';
import { isEmpty } from '../../config/isEmpty';
import type { Column, Field } from '../../config/types';
import { emptyText } from '../../fields/emptyText';
import { readValue } from '../../fields/readValue';
import { fieldTypes } from '../../fields/registry';
import type { Related } from '../../fields/types';
import { CSV_MIME, toCsv, type CsvCell } from '../../lib/csv';
import { downloadFile } from '../../lib/download';

interface Export {
  rows: readonly RaRecord[];
  columns: readonly Column[];
  name: string;
  t: (text: string) => string;
  /** Records that ids stand for, so that the file says the names on screen. */
  related: Related;
}

/** The CSV of a list: its columns as they are on screen, all rows of the query; formulas escaped. */
export function csvOf({ rows, columns, t, related }: Omit<Export, 'name'>): string {
  const fields = columns
    .filter((column) => !column.newTab)
    .flatMap((column) => [
      { label: t(column.label), field: column.field },
      ...(column.below ? [{ label: t(column.below.label), field: column.below }] : []),
    ]);
  return toCsv([
    fields.map(({ label }) => label),
    ...rows.map((record) => fields.map(({ field }) => cellOf(field, record, { t, related }))),
  ]);
}

/** What an export writes of a field: a text, or a number as it is; the import reads it back. */
export function cellOf(
  field: Field,
  record: RaRecord,
  { t, related }: Pick<Export, 't' | 'related'>,
): CsvCell {
  const value = readValue(field, record);
  if (isEmpty(value)) return t(emptyText(field, record));
  const { toText, toCell = toText } = fieldTypes.get(field.type) ?? {};
  return toCell?.(value, field, t, related) ?? '';
}

export function exportRows(what: Export): void {
  downloadFile(`${what.name}.csv`, csvOf(what), CSV_MIME);
}
