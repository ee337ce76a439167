import { fillText } from '../i18n/fillText';
import { LONGEST_CELL, MOST_COLUMNS } from '../lib/csvFile/limits';
import type { CsvRead, CsvRefusal } from '../lib/csvFile/readCsv';
import { formatBytes, formatNumber } from '../lib/numbers';

/** What is said of CSV files, wherever one is taken. */
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

/** Why a file is not taken. `limit` in bytes, `mostRows` below the head. */
export function csvProblem(
  refused: CsvRefusal,
  { limit, mostRows }: { limit: number; mostRows: number },
): string {
  const isFault = refused.refusal === 'fault';
  return fillText(csvTexts[isFault ? refused.fault : refused.refusal], {
    line: isFault && 'line' in refused ? refused.line : '',
    size: (formatBytes(limit) ?? '').replace(/\s/, ''),
    rows: formatNumber(mostRows) ?? '',
    columns: MOST_COLUMNS,
    characters: formatNumber(LONGEST_CELL) ?? '',
  });
}

/**
 * What to look at in a file that was taken; '' for nothing. Any bytes are letters of Windows-1252: a file of yet another
 * encoding shows in its accents alone.
 */
export const csvNote = ({ encoding }: Pick<CsvRead, 'encoding'>): string =>
  encoding === 'windows-1252' ? csvTexts.windows : '';
