import { interpolateText } from '../../i18n/interpolateText';
import { MAX_CSV_CELL_LENGTH, MAX_CSV_COLUMNS } from '../../lib/csv/csvLimits';
import type { ParsedCsvFile, CsvRejection } from '../../lib/csv/readCsv';
import { formatBytes, formatNumber } from '../../lib/formatNumber';

/** Texts about CSV files, shared by all uploads. */
const csvTexts = {
  size: 'El archivo debe ocupar menos de %{size}',
  unread: 'No se ha podido leer el archivo: puede que haya cambiado o ya no esté. Vuelve a elegirlo',
  format:
    'El formato del archivo no es válido: guárdalo en la hoja de cálculo como «CSV UTF-8 (delimitado por comas)» y vuelve a elegirlo',
  workbook:
    'El formato del archivo no es válido: es un libro de una hoja de cálculo. Guárdalo como «CSV UTF-8 (delimitado por comas)» y elige el archivo nuevo',
  empty: 'El archivo no tiene ninguna fila debajo de los nombres de las columnas',
  rows: 'El archivo tiene más de %{rows} filas: divídelo en varios',
  columns: 'La fila %{line} tiene más de %{columns} columnas: quita las que sobran o revisa sus comillas',
  quotes: 'Las comillas de la fila %{line} no se cierran bien: no se sabe dónde acaba cada celda',
  cell: 'La fila %{line} tiene una celda de más de %{characters} caracteres: quizá falten unas comillas',
  windows:
    'El archivo no está en UTF-8 y se ha leído como Windows-1252: comprueba que las tildes y la ñ se ven bien.',
} as const;

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
