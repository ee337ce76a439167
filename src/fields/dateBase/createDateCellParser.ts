import { getDatePlaceholder } from '../../i18n/datePlaceholder';
import { interpolateText } from '../../i18n/interpolateText';
import { getLocaleFormat } from '../../lib/language/localeFormat';
import { perLocale } from '../../lib/language/perLocale';
import { cellTexts } from '../spreadsheet/texts';
import type { CellParser } from '../spreadsheet/cellParser';
import { parseTypedDate } from './parseTypedDate';
import { dateText, type DateKind } from './dateInputValue';

/** Dates in the order of the language that is shown. */
const getLocalPattern = perLocale(() => {
  const parts = getLocaleFormat().dates.parts.map(
    (part) => `(?<${part}>${part === 'year' ? '\\d{4}' : '\\d{1,2}'})`,
  );
  return new RegExp(`^${parts.join('[/.-]')}(?:[ T,]+(?<hour>\\d{1,2})[:.](?<minute>\\d{2})(?::\\d{2})?)?$`);
});
const ISO =
  /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})(?:[ T](?<hour>\d{2}):(?<minute>\d{2})(?::\d{2})?)?$/;

const pad = (text: string): string => text.padStart(2, '0');

/** Converts a cell's text to the native input's format; undefined if it is not a date of that kind. */
function toDateInputText(text: string, kind: DateKind): string | undefined {
  const match = ISO.exec(text) ?? getLocalPattern().exec(text);
  const { year, month, day, hour, minute } = match?.groups ?? {};
  if (year === undefined || month === undefined || day === undefined) return undefined;
  const date = `${year}-${pad(month)}-${pad(day)}`;
  const time = hour === undefined || minute === undefined ? undefined : `T${pad(hour)}:${minute}`;
  if (kind === 'date') return time === undefined || time === 'T00:00' ? date : undefined;
  return time && date + time;
}

/**
 * Creates the parser of a day (`kind` date) or moment in a cell: 28/03/2027, in the order of the language that is shown, or
 * 2027-03-28, with hours and minutes for a moment.
 */
export const createDateCellParser =
  (kind: DateKind): CellParser =>
  (text, field) => {
    const inputText = toDateInputText(text, kind);
    const value = inputText === undefined ? undefined : parseTypedDate(inputText, field);
    if (typeof value !== 'number')
      return {
        problem: interpolateText(kind === 'date' ? cellTexts.date : cellTexts.dateTime, {
          format: getDatePlaceholder(kind),
        }),
      };
    return { value, displayText: dateText(value, field, kind) };
  };
