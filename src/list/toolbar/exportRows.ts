import type { RaRecord } from 'ra-core';
import { isEmpty } from '../../config/values/isEmpty';
import type { ListColumn, Field } from '../../config/types';
import { emptyText, readValue } from '../../fields/core/readValue';
import { fieldTypes } from '../../fields/core/registry';
import type { CachedRecords } from '../../fields/core/types';
import { CSV_MIME, toCsv, type CsvCell } from '../../lib/csv/toCsv';
import { downloadFile } from '../../lib/file/download';

interface ExportOptions {
  rows: readonly RaRecord[];
  columns: readonly ListColumn[];
  name: string;
  t: (text: string) => string;
  /** Records that ids stand for, so that the file says the names on screen. */
  related: CachedRecords;
}

/** The CSV of a list: its columns as they are on screen, all rows of the query; formulas escaped. */
export function buildListCsv({ rows, columns, t, related }: Omit<ExportOptions, 'name'>): string {
  const fields = columns
    .filter((column) => !column.newTab)
    .flatMap((column) => [
      { label: t(column.label), field: column.field },
      ...(column.below ? [{ label: t(column.below.label), field: column.below }] : []),
    ]);
  return toCsv([
    fields.map(({ label }) => label),
    ...rows.map((record) => fields.map(({ field }) => toCsvCell(field, record, { t, related }))),
  ]);
}

/** What an export writes of a field: a text, or a number as it is; the import reads it back. */
export function toCsvCell(
  field: Field,
  record: RaRecord,
  { t, related }: Pick<ExportOptions, 't' | 'related'>,
): CsvCell {
  const value = readValue(field, record);
  if (isEmpty(value)) return t(emptyText(field, record));
  const { toText, toExportValue = toText } = fieldTypes.get(field.type) ?? {};
  return toExportValue?.(value, field, t, related) ?? '';
}

export function exportRows(options: ExportOptions): void {
  downloadFile(`${options.name}.csv`, buildListCsv(options), CSV_MIME);
}
