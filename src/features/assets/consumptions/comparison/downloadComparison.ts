import { CSV_MIME, toCsv, type CsvCell } from '../../../../lib/csv/toCsv';
import { downloadFile } from '../../../../lib/file/download';
import { comparisonTexts as texts } from './texts';

/** Downloads the table of a comparison. Loads when the button is pressed. */
export const downloadComparison = (rows: readonly (readonly CsvCell[])[]): void =>
  downloadFile(texts.csvFile, toCsv(rows), CSV_MIME);
