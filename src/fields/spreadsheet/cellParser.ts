import type { ConsoleDataProvider } from '../../../dataProvider';
import type { AccessRule, Field } from '../../config/types';
import type { GetSecondaryText, GetRecordTitle } from '../../queries/console/ConsoleContext';
import { cellTexts } from './texts';

/** Result of parsing a cell for a field: the form value with its display text, or the problem in Spanish. */
export type ParsedCell = { value: unknown; displayText?: string } | { problem: string };

/** Context of cell parsers besides the text. */
export interface CellContext {
  dataProvider: ConsoleDataProvider;
  canAccess: (access: AccessRule) => boolean;
  t: (text: string, args?: Record<string, string | number>) => string;
  titleOf: GetRecordTitle;
  secondaryTextOf: GetSecondaryText;
  /** Form values of the row so far, over its parent record. */
  scope: Readonly<Record<string, unknown>>;
  /** Fetches once per key, however many rows need it; failures are not cached. */
  fetchOnce: <T>(key: readonly unknown[], load: () => Promise<T>) => Promise<T>;
}

/**
 * Parses a trimmed, non-empty cell for a field type: the default export of `src/fields/<type>/parseCell.ts`. A type without
 * one cannot be imported from cells. Rejects if the request to the host fails.
 */
export type CellParser = (
  text: string,
  field: Field,
  context: CellContext,
) => ParsedCell | Promise<ParsedCell>;

/** Returns the text of a cell as value; the field's validation reports problems. */
export const parsePlainCell: CellParser = (text) => ({ value: text });

/** Splits a cell into several values: at `|`, or at commas if there is none. Reverse of `joinCell`. */
export const splitCell = (text: string): string[] =>
  text.split(text.includes('|') ? '|' : ',').flatMap((part) => part.trim() || []);

/** Parses each part and returns a list, or the first problem. */
export async function parseCellParts(
  text: string,
  parsePart: (part: string) => ParsedCell | Promise<ParsedCell>,
): Promise<{ value: unknown[]; displayText: string } | { problem: string }> {
  const cells = await Promise.all(splitCell(text).map(async (part) => parsePart(part)));
  const problemCell = cells.find((cell) => 'problem' in cell);
  if (problemCell) return problemCell;
  const validCells = cells.filter((cell) => 'value' in cell);
  return {
    value: validCells.map(({ value }) => value),
    displayText: validCells.map(({ value, displayText }) => displayText ?? String(value)).join(', '),
  };
}

/** Returns the only match for a text, or a problem if there is none or more than one. */
export function expectSingle<T>(matches: readonly T[], toParsedCell: (match: T) => ParsedCell): ParsedCell {
  const [first] = matches;
  if (first === undefined) return { problem: cellTexts.notFound };
  return matches.length > 1 ? { problem: cellTexts.ambiguous } : toParsedCell(first);
}
