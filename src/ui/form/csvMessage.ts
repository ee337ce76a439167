import { interpolateText } from '../../i18n/interpolateText';
import { MAX_CSV_CELL_LENGTH, MAX_CSV_COLUMNS } from '../../lib/csv/csvLimits';
import type { ParsedCsvFile, CsvRejection } from '../../lib/csv/readCsv';
import { formatBytes, formatNumber } from '../../lib/formatNumber';
import { csvTexts } from './csvTexts';

/** Returns the reason why a file is rejected. `maxBytes` and `maxRows` (without the header) are the limits that the message names. */
export function getCsvRefusalMessage(
  refusal: CsvRejection,
  { maxBytes, maxRows }: { maxBytes: number; maxRows: number },
): string {
  const isFault = refusal.refusal === 'fault';
  return interpolateText(csvTexts[isFault ? refusal.fault : refusal.refusal], {
    line: isFault && 'line' in refusal ? refusal.line : '',
    size: (formatBytes(maxBytes) ?? '').replace(/\s/, ''),
    rows: formatNumber(maxRows) ?? '',
    columns: MAX_CSV_COLUMNS,
    characters: formatNumber(MAX_CSV_CELL_LENGTH) ?? '',
  });
}

/**
 * Returns a warning for an accepted file; '' for none. Any bytes are valid Windows-1252, so a file in another encoding shows
 * only in wrong accents.
 */
export const getCsvEncodingWarning = ({ encoding }: Pick<ParsedCsvFile, 'encoding'>): string =>
  encoding === 'windows-1252' ? csvTexts.windows : '';
