import type { Field } from '../../../config/types';
import { interpolateText } from '../../../i18n/interpolateText';
import { CSV_MIME, toCsv } from '../../../lib/csv/toCsv';
import { downloadFile } from '../../../lib/file/download';
import type { ImportTable, FileRow } from './importTable';
import { csvImportTexts } from '../texts';

/** Downloads a file with the columns of the form and no row. */
export const downloadTemplate = (
  resourceLabel: string,
  fields: readonly Field[],
  t: (text: string) => string,
): void =>
  downloadFile(
    interpolateText(csvImportTexts.template_name, { many: resourceLabel }),
    toCsv([fields.map((field) => t(field.label))]),
    CSV_MIME,
  );

/** Downloads rejected rows as in the original file, with their errors, to correct and import again. */
export function downloadRejectedRows(
  { name, header }: Pick<ImportTable, 'name' | 'header'>,
  rows: readonly (FileRow & { reason: string })[],
): void {
  const baseName = name.replace(/\.\w+$/, '');
  const lines = rows.map(({ cells, reason }) => [...header.map((_, index) => cells[index] ?? ''), reason]);
  downloadFile(
    interpolateText(csvImportTexts.save_name, { name: baseName }),
    toCsv([[...header, csvImportTexts.reason], ...lines]),
    CSV_MIME,
  );
}
