import type { Field } from '../../../src/config/types';
import { parseDateInput, toDateInput, toDateTimeInput } from '../../../src/lib/date/dateFormat';
import type { DateOptions } from './isoDates';

/** Declared order of day and month: `01/03/2026` alone could be either. */
export type DayOrder = 'day-first' | 'month-first';

export const isDayOrder = (format: unknown): format is DayOrder =>
  format === 'day-first' || format === 'month-first';

const DAY = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4})(?:[ T](\d{1,2}:\d\d)(?::(\d\d))?)?$/;

/** Parses `01/03/2026`, with or without a time, to Unix seconds; undefined if it is no such text. */
export function readDayOrder(text: string, field: Field, order: DayOrder): number | undefined {
  const [, first = '', , second = '', year, time, seconds = '0'] = DAY.exec(text) ?? [];
  if (year === undefined) return undefined;
  const [day, month] = order === 'day-first' ? [first, second] : [second, first];
  const dayText = [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
  const minute = parseDateInput(
    time === undefined ? dayText : `${dayText}T${time.padStart(5, '0')}`,
    field.options,
  );
  return minute === undefined ? undefined : minute + Number(seconds);
}

/** Formats Unix seconds in that order, with the separator and the time of the original. */
export function writeDayOrder(value: number, field: Field, order: DayOrder, original: unknown): string {
  const { timeZone }: DateOptions = field.options;
  const [, , separator = '/', , , time, seconds] =
    DAY.exec(typeof original === 'string' ? original : '') ?? [];
  const [year = '', month = '', day = ''] = toDateInput(value, { timeZone }).split('-');
  const dayText = [...(order === 'day-first' ? [day, month] : [month, day]), year].join(separator);
  const isDay = typeof original === 'string' ? time === undefined : field.type === 'date';
  if (isDay) return dayText;
  const clock = toDateTimeInput(value, { timeZone }).slice(11);
  const hasSeconds = typeof original !== 'string' || seconds !== undefined;
  return `${dayText} ${clock}${hasSeconds ? `:${String(Math.floor(value % 60)).padStart(2, '0')}` : ''}`;
}
