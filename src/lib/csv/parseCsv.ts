import Papa from 'papaparse';
import { MAX_CSV_CELL_LENGTH, MAX_CSV_COLUMNS } from './csvLimits';

/** A row of a file. */
export interface CsvRow {
  /** Its row in a spreadsheet, from 1. */
  line: number;
  cells: readonly string[];
}

/** Why a text is no table; `line` is the row of a spreadsheet where that shows. */
export type CsvFault = { fault: 'quotes' | 'columns' | 'cell'; line: number } | { fault: 'rows' };

/**
 * The rows of a CSV text that have a value, the names of the columns first, without empty cells at their ends. It stops at
 * the first thing that makes it no table, so that nothing is held of what grows without end. `mostRows` counts below the head.
 */
export function parseCsv(text: string, maxRows: number): CsvRow[] | CsvFault {
  const { body, separator } = splitSeparatorLine(text);
  const rows: CsvRow[] = [];
  let line = 0;
  let fault: CsvFault | undefined;
  // One kind of line end: files that went through several programs have more.
  Papa.parse<string[]>(body.replaceAll(/\r\n?/g, '\n'), {
    delimiter: separator,
    newline: '\n',
    step: ({ data, errors }, parser) => {
      line += 1;
      fault = findFault(data, errors.length > 0, line);
      const cells = fault ? [] : trimEmptyCells(data);
      if (cells.length > 0) rows.push({ line, cells });
      if (!fault && rows.length > maxRows + 1) fault = { fault: 'rows' };
      if (fault) parser.abort();
    },
  });
  return fault ?? rows;
}

function findFault(cells: readonly string[], hasBadQuotes: boolean, line: number): CsvFault | undefined {
  // First what a quote without an end looks like: it takes the rest of the file with it.
  if (hasBadQuotes) return { fault: 'quotes', line };
  if (cells.some((cell) => cell.length > MAX_CSV_CELL_LENGTH)) return { fault: 'cell', line };
  return lastFilledIndex(cells) >= MAX_CSV_COLUMNS ? { fault: 'columns', line } : undefined;
}

const lastFilledIndex = (cells: readonly string[]): number =>
  cells.findLastIndex((cell) => cell.trim() !== '');
const trimEmptyCells = (cells: readonly string[]): readonly string[] =>
  cells.slice(0, lastFilledIndex(cells) + 1);

/** A first line that says the separator, as Excel writes and reads it, is none of the rows. */
const SEPARATOR_LINE = /^"?sep=(.)"?(?:\r\n|\r|\n|$)/i;

/** What is left of a text below the line that says its separator, and that separator. */
export function splitSeparatorLine(text: string): { body: string; separator: string } {
  const separatorLine = SEPARATOR_LINE.exec(text);
  if (separatorLine) return { body: text.slice(separatorLine[0].length), separator: separatorLine[1] ?? ';' };
  return { body: text, separator: detectSeparator(text) };
}

/** Whichever separates more cells of the first line; what stands between quotes separates none. */
function detectSeparator(text: string): string {
  const firstLine = (/^[^\r\n]*/.exec(text)?.[0] ?? '').replaceAll(/"[^"]*"/g, '');
  const count = (char: string): number => firstLine.split(char).length;
  const [mostFrequent = ';'] = [';', ',', '\t'].toSorted((a, b) => count(b) - count(a));
  return mostFrequent;
}
