import { isPlainObject } from '../../../lib/json';

/** The cells of a row, in the order of reading; on the way back `assetId` is written `asset_id` (USER-40). */
export const columns = ['name', 'email', 'address', 'assetId'] as const;
type Column = (typeof columns)[number];

interface Cell {
  label: string;
  error: boolean;
}

/** A row of the preview (USER-39). `line` counts from 1, as a person counts the tenants of the file. */
export interface PreviewRow extends Record<Column, Cell> {
  line: number;
  error: boolean;
}

export interface Preview {
  isError: boolean;
  rows: readonly PreviewRow[];
}

/** Reads what the host answered; undefined when it is no preview. A missing cell is empty. */
export function previewOf(answer: unknown): Preview | undefined {
  if (!isPlainObject(answer) || !Array.isArray(answer.preview_data)) return undefined;
  const rows = (answer.preview_data as unknown[]).map((row, index): PreviewRow => {
    const cells = Object.fromEntries(columns.map((column) => [column, cellOf(row, column)])) as Record<
      Column,
      Cell
    >;
    return { ...cells, line: index + 1, error: columns.some((column) => cells[column].error) };
  });
  return { isError: answer.is_error === true || rows.some(({ error }) => error), rows };
}

function cellOf(row: unknown, column: Column): Cell {
  const cell = isPlainObject(row) ? row[column] : undefined;
  const label = isPlainObject(cell) ? cell.label : cell;
  return {
    label: typeof label === 'string' || typeof label === 'number' ? String(label) : '',
    error: isPlainObject(cell) && cell.error === true,
  };
}

/** The rows as the host takes them (USER-40). */
export const uploadRows = ({ rows }: Preview) =>
  rows.map(({ name, email, address, assetId }) => ({
    name: name.label,
    email: email.label,
    address: address.label,
    asset_id: assetId.label,
  }));
