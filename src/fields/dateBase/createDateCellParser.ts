import { cellTexts } from '../spreadsheet/texts';
import type { CellParser } from '../spreadsheet/cellParser';
import { parseTypedDate } from './parseTypedDate';
import { dateText, type DateKind } from './dateInputValue';

const SPANISH = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?:[ T,]+(\d{1,2})[:.](\d{2})(?::\d{2})?)?$/;
const ISO = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2})(?::\d{2})?)?$/;

const pad = (text: string): string => text.padStart(2, '0');

/** Converts a cell's text to the native input's format; undefined if it is not a date of that kind. */
function toDateInputText(text: string, kind: DateKind): string | undefined {
  const iso = ISO.exec(text);
  const [, year, month, day, hour, minute] = iso ?? toIsoOrder(SPANISH.exec(text));
  if (year === undefined || month === undefined || day === undefined) return undefined;
  const date = `${year}-${pad(month)}-${pad(day)}`;
  const time = hour === undefined || minute === undefined ? undefined : `T${pad(hour)}:${minute}`;
  if (kind === 'date') return time === undefined || time === 'T00:00' ? date : undefined;
  return time && date + time;
}

const toIsoOrder = (match: RegExpExecArray | null): readonly (string | undefined)[] =>
  match ? [match[0], match[3], match[2], match[1], match[4], match[5]] : [];

/**
 * Creates the parser of a day (`kind` date) or moment in a cell: 28/03/2027 or 2027-03-28, with hours and minutes for a
 * moment.
 */
export const createDateCellParser =
  (kind: DateKind): CellParser =>
  (text, field) => {
    const inputText = toDateInputText(text, kind);
    const value = inputText === undefined ? undefined : parseTypedDate(inputText, field);
    if (typeof value !== 'number') return { problem: kind === 'date' ? cellTexts.date : cellTexts.dateTime };
    return { value, displayText: dateText(value, field, kind) };
  };
