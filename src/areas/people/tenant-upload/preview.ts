import type { ApiError } from '../../../../dataProvider';
import { spreadsheetFault } from '../../../lib/csvFile/spreadsheetFault';
import { isPlainObject } from '../../../lib/json';
import { texts } from './texts';

/** The cells of a row, in the order of reading; on the way back `assetId` is written `asset_id` (USER-40). */
export const columns = ['name', 'email', 'address', 'assetId'] as const;
export type Column = (typeof columns)[number];

export interface Cell {
  label: string;
  error: boolean;
  /** Why it is wrong, where the host says it. */
  why?: string;
}

/** A row of the preview (USER-39). `line` is its row in a spreadsheet, where the names of the columns are row 1. */
export interface PreviewRow extends Record<Column, Cell> {
  line: number;
  error: boolean;
}

export interface Preview {
  isError: boolean;
  rows: readonly PreviewRow[];
}

/**
 * Reads what the host answered; undefined when it is no preview: without rows, or with something that is no row. A
 * missing cell is empty. `file` are the rows of the file, in which the lines are looked up.
 */
export function previewOf(answer: unknown, file: FileRows = []): Preview | undefined {
  if (!isPlainObject(answer) || !Array.isArray(answer.preview_data)) return undefined;
  const found: readonly unknown[] = answer.preview_data;
  if (found.length === 0 || !found.every(isPlainObject)) return undefined;
  const lineOf = linesIn(file);
  const rows = found.map((row): PreviewRow => {
    const cells = Object.fromEntries(columns.map((column) => [column, cellOf(row, column)])) as Record<
      Column,
      Cell
    >;
    return { ...cells, line: lineOf(cells), error: columns.some((column) => cells[column].error) };
  });
  return { isError: answer.is_error === true || rows.some(({ error }) => error), rows };
}

function cellOf(row: Record<string, unknown>, column: Column): Cell {
  const cell = row[column];
  const label = isPlainObject(cell) ? cell.label : cell;
  const text = typeof label === 'string' || typeof label === 'number' ? String(label) : '';
  // Hosts take these for codes and names.
  const fault = spreadsheetFault(text);
  if (fault) return { label: text, error: true, why: texts.fault[fault] };
  return { label: text, error: isPlainObject(cell) && cell.error === true };
}

/** The rows of a CSV file, the names of its columns first. */
export type FileRows = readonly (readonly string[])[];

/**
 * Tells the line of one row after the other: the next one of the file with the same name and email, since hosts leave
 * empty lines out; the one after the last where there is none.
 */
function linesIn([names = [], ...file]: FileRows): (row: Readonly<Record<Column, Cell>>) => number {
  const at = (wanted: string) => names.findIndex((name) => name.trim().toLowerCase() === wanted);
  const [name, email] = [at('name'), at('email')];
  const same = (cell: string | undefined, label: string) =>
    (cell ?? '').trim().startsWith(label.trim()) && (label.trim() !== '' || (cell ?? '').trim() === '');
  const isKnown = name !== -1 && email !== -1;
  let line = 1;
  return (row) => {
    // From the last one on: thousands of rows are looked up in one walk.
    const isRow = (cells: readonly string[] | undefined) =>
      isKnown && same(cells?.[name], row.name.label) && same(cells?.[email], row.email.label);
    let at = line - 1;
    while (at < file.length && !isRow(file[at])) at += 1;
    line = at < file.length ? at + 2 : line + 1;
    return line;
  };
}

const POINTER = /preview_data\/(\d+)\/(\w+)$/;

/** The preview with the cells marked that the host refused when they were sent; undefined where it named none. */
export function refusedIn(
  preview: Preview,
  { fieldErrors }: Pick<ApiError, 'fieldErrors'>,
): Preview | undefined {
  const rows = [...preview.rows];
  let marked = false;
  for (const { pointer, message } of fieldErrors) {
    const [, index = '', name = ''] = POINTER.exec(pointer) ?? [];
    const row = rows[Number(index)];
    const column = columns.find((known) => known === (name === 'asset_id' ? 'assetId' : name));
    if (index === '' || !row || !column) continue;
    const cell: Cell = { ...row[column], error: true, ...(message ? { why: message } : {}) };
    rows[Number(index)] = { ...row, [column]: cell, error: true };
    marked = true;
  }
  return marked ? { isError: true, rows } : undefined;
}

/** The rows as the host takes them (USER-40). */
export const uploadRows = ({ rows }: Preview) =>
  rows.map(({ name, email, address, assetId }) => ({
    name: name.label,
    email: email.label,
    address: address.label,
    asset_id: assetId.label,
  }));
