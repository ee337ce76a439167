import type { ConsoleDataProvider } from '../../../dataProvider';
import type { AccessRule, Field } from '../../config/types';
import type { GetSecondaryText, GetRecordTitle } from '../../queries/console/ConsoleContext';
import { cellTexts } from './texts';

/** What a cell of a table says of a field: as a form holds it, and as a person reads it; or why it says nothing, in Spanish. */
export type ParsedCell = { value: unknown; displayText?: string } | { problem: string };

/** What readers of cells may look at besides the text. */
export interface CellContext {
  dataProvider: ConsoleDataProvider;
  canAccess: (access: AccessRule) => boolean;
  t: (text: string, args?: Record<string, string | number>) => string;
  titleOf: GetRecordTitle;
  secondaryTextOf: GetSecondaryText;
  /** What the form would hold of the row so far, over the record that it stands below. */
  scope: Readonly<Record<string, unknown>>;
  /** Asks the host for a thing once, however many rows name it; a failure is not kept. */
  fetchOnce: <T>(key: readonly unknown[], load: () => Promise<T>) => Promise<T>;
}

/**
 * Reads a cell, without blanks at its ends and not empty, for a field type: the default export of
 * `src/fields/<type>/cell.ts`. A type without one has no value that a cell can hold. Rejects where the host cannot be asked.
 */
export type CellParser = (
  text: string,
  field: Field,
  context: CellContext,
) => ParsedCell | Promise<ParsedCell>;

/** A cell that is taken as it stands: the rules of the field say what is wrong with it. */
export const parsePlainCell: CellParser = (text) => ({ value: text });

/** Several values of one cell: between `|`, or commas where there is none. `joinCell` writes them. */
export const splitCell = (text: string): string[] =>
  text.split(text.includes('|') ? '|' : ',').flatMap((part) => part.trim() || []);

/** Each part read by itself, as one list; the first problem is that of all. */
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

/** The one of several that a text names; says so where it names none, or more than one. */
export function expectSingle<T>(matches: readonly T[], toParsedCell: (match: T) => ParsedCell): ParsedCell {
  const [first] = matches;
  if (first === undefined) return { problem: cellTexts.notFound };
  return matches.length > 1 ? { problem: cellTexts.ambiguous } : toParsedCell(first);
}
