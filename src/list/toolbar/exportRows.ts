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
  /** Cached records, so that the file has the names on screen instead of ids. */
  related: CachedRecords;
}

/** Builds the CSV of a list: the visible columns and all rows of the query. Escapes formulas. */
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

/** Returns the exported value of a field: a text, or a plain number. The import can read it back. */
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
