import type { ApiError } from '../../../../dataProvider';
import { findSpreadsheetError } from '../../../lib/csv/spreadsheetError';
import { isPlainObject } from '../../../lib/json';
import { tenantUploadTexts } from './texts';

/** The cells of a row, in the order of reading; on the way back `toAssetId` is written `asset_id`. */
export const tenantPreviewColumns = ['name', 'email', 'address', 'assetId'] as const;
export type TenantColumn = (typeof tenantPreviewColumns)[number];

export interface PreviewCell {
  label: string;
  error: boolean;
  /** Why it is wrong, where the host says it. */
  reason?: string;
}

/** A row of the preview. `line` is its row in a spreadsheet, where the names of the columns are row 1. */
export interface TenantPreviewRow extends Record<TenantColumn, PreviewCell> {
  line: number;
  error: boolean;
}

export interface TenantPreview {
  isError: boolean;
  rows: readonly TenantPreviewRow[];
}

/**
 * Reads what the host answered; undefined when it is no preview: without rows, or with something that is no row. A
 * missing cell is empty. `file` are the rows of the file, in which the lines are looked up.
 */
export function parseTenantPreview(response: unknown, fileRows: FileRows = []): TenantPreview | undefined {
  if (!isPlainObject(response) || !Array.isArray(response.preview_data)) return undefined;
  const previewRows: readonly unknown[] = response.preview_data;
  if (previewRows.length === 0 || !previewRows.every(isPlainObject)) return undefined;
  const getLine = createLineLookup(fileRows);
  const rows = previewRows.map((row): TenantPreviewRow => {
    const cells = Object.fromEntries(
      tenantPreviewColumns.map((column) => [column, parseCell(row, column)]),
    ) as Record<TenantColumn, PreviewCell>;
    return {
      ...cells,
      line: getLine(cells),
      error: tenantPreviewColumns.some((column) => cells[column].error),
    };
  });
  return { isError: response.is_error === true || rows.some(({ error }) => error), rows };
}

function parseCell(row: Record<string, unknown>, column: TenantColumn): PreviewCell {
  const cell = row[column];
  const label = isPlainObject(cell) ? cell.label : cell;
  const text = typeof label === 'string' || typeof label === 'number' ? String(label) : '';
  // Hosts take these for codes and names.
  const fault = findSpreadsheetError(text);
  if (fault) return { label: text, error: true, reason: tenantUploadTexts.fault[fault] };
  return { label: text, error: isPlainObject(cell) && cell.error === true };
}

/** The rows of a CSV file, the names of its columns first. */
export type FileRows = readonly (readonly string[])[];

/**
 * Tells the line of one row after the other: the next one of the file with the same name and email, since hosts leave
 * empty lines out; the one after the last where there is none.
 */
function createLineLookup([names = [], ...file]: FileRows): (
  row: Readonly<Record<TenantColumn, PreviewCell>>,
) => number {
  const findColumn = (columnName: string) =>
    names.findIndex((name) => name.trim().toLowerCase() === columnName);
  const [name, email] = [findColumn('name'), findColumn('email')];
  const matchesCell = (cell: string | undefined, label: string) =>
    (cell ?? '').trim().startsWith(label.trim()) && (label.trim() !== '' || (cell ?? '').trim() === '');
  const hasColumns = name !== -1 && email !== -1;
  let line = 1;
  return (row) => {
    // From the last one on: thousands of rows are looked up in one walk.
    const isMatchingRow = (cells: readonly string[] | undefined) =>
      hasColumns &&
      matchesCell(cells?.[name], row.name.label) &&
      matchesCell(cells?.[email], row.email.label);
    let index = line - 1;
    while (index < file.length && !isMatchingRow(file[index])) index += 1;
    line = index < file.length ? index + 2 : line + 1;
    return line;
  };
}

const POINTER_PATTERN = /preview_data\/(\d+)\/(\w+)$/;

/** The preview with the cells marked that the host refused when they were sent; undefined where it named none. */
export function markRefusedCells(
  preview: TenantPreview,
  { fieldErrors }: Pick<ApiError, 'fieldErrors'>,
): TenantPreview | undefined {
  const rows = [...preview.rows];
  let isMarked = false;
  for (const { pointer, message } of fieldErrors) {
    const [, index = '', name = ''] = POINTER_PATTERN.exec(pointer) ?? [];
    const row = rows[Number(index)];
    const column = tenantPreviewColumns.find(
      (candidate) => candidate === (name === 'asset_id' ? 'assetId' : name),
    );
    if (index === '' || !row || !column) continue;
    const cell: PreviewCell = { ...row[column], error: true, ...(message ? { reason: message } : {}) };
    rows[Number(index)] = { ...row, [column]: cell, error: true };
    isMarked = true;
  }
  return isMarked ? { isError: true, rows } : undefined;
}

/** The rows as the host takes them. */
export const toUploadRows = ({ rows }: TenantPreview) =>
  rows.map(({ name, email, address, assetId }) => ({
    name: name.label,
    email: email.label,
    address: address.label,
    asset_id: assetId.label,
  }));
