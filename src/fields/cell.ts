import type { ConsoleDataProvider } from '../../dataProvider';
import type { Access, Field } from '../config/types';
import type { SecondaryTextOf, TitleOf } from '../console/ConsoleContext';
import { cellTexts } from './cellTexts';

/** What a cell of a table says of a field: as a form holds it, and as a person reads it; or why it says nothing, in Spanish. */
export type Cell = { value: unknown; shown?: string } | { problem: string };

/** What readers of cells may look at besides the text. */
export interface CellsAround {
  dataProvider: ConsoleDataProvider;
  may: (access: Access) => boolean;
  t: (text: string, args?: Record<string, string | number>) => string;
  titleOf: TitleOf;
  secondaryTextOf: SecondaryTextOf;
  /** What the form would hold of the row so far, over the record that it stands below. */
  scope: Readonly<Record<string, unknown>>;
  /** Asks the host for a thing once, however many rows name it; a failure is not kept. */
  once: <T>(key: readonly unknown[], ask: () => Promise<T>) => Promise<T>;
}

/**
 * Reads a cell, without blanks at its ends and not empty, for a field type: the default export of
 * `src/fields/<type>/cell.ts`. A type without one has no value that a cell can hold. Rejects where the host cannot be asked.
 */
export type CellReader = (text: string, field: Field, around: CellsAround) => Cell | Promise<Cell>;

/** A cell that is taken as it stands: the rules of the field say what is wrong with it. */
export const plainCell: CellReader = (text) => ({ value: text });

/** Several values of one cell: between `|`, or commas where there is none. `joinedCell` writes them. */
export const partsOfCell = (text: string): string[] =>
  text.split(text.includes('|') ? '|' : ',').flatMap((part) => part.trim() || []);

/** Each part read by itself, as one list; the first problem is that of all. */
export async function eachPart(
  text: string,
  read: (part: string) => Cell | Promise<Cell>,
): Promise<{ value: unknown[]; shown: string } | { problem: string }> {
  const cells = await Promise.all(partsOfCell(text).map(async (part) => read(part)));
  const wrong = cells.find((cell) => 'problem' in cell);
  if (wrong) return wrong;
  const good = cells.filter((cell) => 'value' in cell);
  return {
    value: good.map(({ value }) => value),
    shown: good.map(({ value, shown }) => shown ?? String(value)).join(', '),
  };
}

/** The one of several that a text names; says so where it names none, or more than one. */
export function theOne<T>(found: readonly T[], cellOf: (one: T) => Cell): Cell {
  const [first] = found;
  if (first === undefined) return { problem: cellTexts.unknown };
  return found.length > 1 ? { problem: cellTexts.several } : cellOf(first);
}
