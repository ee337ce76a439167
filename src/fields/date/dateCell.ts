import { cellTexts } from '../cellTexts';
import type { CellReader } from '../cell';
import { fromTyped } from './fromTyped';
import { dateText, type DateKind } from './nativeDate';

const SPANISH = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?:[ T,]+(\d{1,2})[:.](\d{2})(?::\d{2})?)?$/;
const ISO = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2})(?::\d{2})?)?$/;

const pad = (text: string): string => text.padStart(2, '0');

/** A text of a cell as the native input gives it; undefined for what is no date of that kind. */
function nativeOf(text: string, kind: DateKind): string | undefined {
  const iso = ISO.exec(text);
  const [, year, month, day, hour, minute] = iso ?? inOrder(SPANISH.exec(text));
  if (year === undefined || month === undefined || day === undefined) return undefined;
  const date = `${year}-${pad(month)}-${pad(day)}`;
  const time = hour === undefined || minute === undefined ? undefined : `T${pad(hour)}:${minute}`;
  if (kind === 'date') return time === undefined || time === 'T00:00' ? date : undefined;
  return time && date + time;
}

const inOrder = (found: RegExpExecArray | null): readonly (string | undefined)[] =>
  found ? [found[0], found[3], found[2], found[1], found[4], found[5]] : [];

/** A day (`kind` date) or a moment in a cell: 28/03/2027 or 2027-03-28, with hours and minutes for a moment. */
export const dateCell =
  (kind: DateKind): CellReader =>
  (text, field) => {
    const native = nativeOf(text, kind);
    const value = native === undefined ? undefined : fromTyped(native, field);
    if (typeof value !== 'number') return { problem: kind === 'date' ? cellTexts.date : cellTexts.dateTime };
    return { value, shown: dateText(value, field, kind) };
  };
