import Papa from 'papaparse';
import { LONGEST_CELL, MOST_COLUMNS } from './limits';

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
export function parseCsv(text: string, mostRows: number): CsvRow[] | CsvFault {
  const { body, separator } = partsOf(text);
  const rows: CsvRow[] = [];
  let line = 0;
  let fault: CsvFault | undefined;
  // One kind of line end: files that went through several programs have more.
  Papa.parse<string[]>(body.replaceAll(/\r\n?/g, '\n'), {
    delimiter: separator,
    newline: '\n',
    step: ({ data, errors }, parser) => {
      line += 1;
      fault = faultOf(data, errors.length > 0, line);
      const cells = fault ? [] : withoutEmptyEnd(data);
      if (cells.length > 0) rows.push({ line, cells });
      if (!fault && rows.length > mostRows + 1) fault = { fault: 'rows' };
      if (fault) parser.abort();
    },
  });
  return fault ?? rows;
}

function faultOf(cells: readonly string[], hasBadQuotes: boolean, line: number): CsvFault | undefined {
  // First what a quote without an end looks like: it takes the rest of the file with it.
  if (hasBadQuotes) return { fault: 'quotes', line };
  if (cells.some((cell) => cell.length > LONGEST_CELL)) return { fault: 'cell', line };
  return lastGiven(cells) >= MOST_COLUMNS ? { fault: 'columns', line } : undefined;
}

const lastGiven = (cells: readonly string[]): number => cells.findLastIndex((cell) => cell.trim() !== '');
const withoutEmptyEnd = (cells: readonly string[]): readonly string[] => cells.slice(0, lastGiven(cells) + 1);

/** A first line that says the separator, as Excel writes and reads it, is none of the rows. */
const SEPARATOR_LINE = /^"?sep=(.)"?(?:\r\n|\r|\n|$)/i;

/** What is left of a text below the line that says its separator, and that separator. */
export function partsOf(text: string): { body: string; separator: string } {
  const said = SEPARATOR_LINE.exec(text);
  if (said) return { body: text.slice(said[0].length), separator: said[1] ?? ';' };
  return { body: text, separator: separatorOf(text) };
}

/** Whichever separates more cells of the first line; what stands between quotes separates none. */
function separatorOf(text: string): string {
  const first = (/^[^\r\n]*/.exec(text)?.[0] ?? '').replaceAll(/"[^"]*"/g, '');
  const count = (sign: string): number => first.split(sign).length;
  const [best = ';'] = [';', ',', '\t'].toSorted((one, other) => count(other) - count(one));
  return best;
}
