import type { Field } from '../../../config/types';
import { fillText } from '../../../i18n/fillText';
import { CSV_MIME, toCsv } from '../../../lib/csv';
import { downloadFile } from '../../../lib/download';
import type { CsvTable, FileRow } from './csvFile';
import { texts } from './texts';

/** A file with the columns of the form and no row. */
export const saveTemplate = (many: string, fields: readonly Field[], t: (text: string) => string): void =>
  downloadFile(
    fillText(texts.template_name, { many }),
    toCsv([fields.map((field) => t(field.label))]),
    CSV_MIME,
  );

/** Rows as they stood in the file, each with why it was not done: to be mended and chosen again. */
export function saveRows(
  { name, head }: Pick<CsvTable, 'name' | 'head'>,
  rows: readonly (FileRow & { why: string })[],
): void {
  const file = name.replace(/\.\w+$/, '');
  const lines = rows.map(({ cells, why }) => [...head.map((_, at) => cells[at] ?? ''), why]);
  downloadFile(
    fillText(texts.save_name, { name: file }),
    toCsv([[...head, texts.reason], ...lines]),
    CSV_MIME,
  );
}
