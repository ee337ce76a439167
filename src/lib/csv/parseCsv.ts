import Papa from 'papaparse';
import { MAX_CSV_CELL_LENGTH, MAX_CSV_COLUMNS } from './csvLimits';

/** A row of a file. */
export interface CsvRow {
  /** Row number in a spreadsheet, from 1. */
  line: number;
  cells: readonly string[];
}

/** Reason why a text is not a valid table; `line` is the spreadsheet row of the fault. */
export type CsvFault = { fault: 'quotes' | 'columns' | 'cell'; line: number } | { fault: 'rows' };

/**
 * Parses a CSV text into its non-empty rows, the header first, without trailing empty cells. It stops at the first fault, so
 * memory stays limited for endless input. `maxRows` counts the rows below the header.
 */
export function parseCsv(text: string, maxRows: number): CsvRow[] | CsvFault {
  const { body, separator } = splitSeparatorLine(text);
  const rows: CsvRow[] = [];
  let line = 0;
  let fault: CsvFault | undefined;
  // Normalise line ends: files that went through several programs mix them.
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
  // Check quotes first: an unclosed quote swallows the rest of the file.
  if (hasBadQuotes) return { fault: 'quotes', line };
  if (cells.some((cell) => cell.length > MAX_CSV_CELL_LENGTH)) return { fault: 'cell', line };
  return lastFilledIndex(cells) >= MAX_CSV_COLUMNS ? { fault: 'columns', line } : undefined;
}

const lastFilledIndex = (cells: readonly string[]): number =>
  cells.findLastIndex((cell) => cell.trim() !== '');
const trimEmptyCells = (cells: readonly string[]): readonly string[] =>
  cells.slice(0, lastFilledIndex(cells) + 1);

/** A first line that names the separator, as Excel writes and reads it; it is not a row. */
const SEPARATOR_LINE = /^"?sep=(.)"?(?:\r\n|\r|\n|$)/i;

/** Returns the text below the separator line, and the separator. */
export function splitSeparatorLine(text: string): { body: string; separator: string } {
  const separatorLine = SEPARATOR_LINE.exec(text);
  if (separatorLine) return { body: text.slice(separatorLine[0].length), separator: separatorLine[1] ?? ';' };
  return { body: text, separator: detectSeparator(text) };
}

/** Returns the separator that splits the first line into most cells; separators inside quotes do not count. */
function detectSeparator(text: string): string {
  const firstLine = (/^[^\r\n]*/.exec(text)?.[0] ?? '').replaceAll(/"[^"]*"/g, '');
  const count = (char: string): number => firstLine.split(char).length;
  const [mostFrequent = ';'] = [';', ',', '\t'].toSorted((a, b) => count(b) - count(a));
  return mostFrequent;
}
