import type { Field } from '../../config/types';
import { formatDate, formatDateTime, parseDateInput, toDateInput, toDateTimeInput } from '../../lib/dates';
import { optionsOf } from '../optionsOf';
import type { FieldProblem, FieldType } from '../types';
import type { DateFilled } from './schema';
import { fieldTexts } from '../texts';

/** The two kinds of native date inputs: a day, or a day with hours and minutes. */
export type DateKind = 'date' | 'dateTime';

/** Unix seconds → text of the native input. A text passes: react-admin formats what is formatted already. */
export const toNative = (value: unknown, field: Field, kind: DateKind): string => {
  if (typeof value === 'string') return value;
  const { timeZone } = optionsOf<DateFilled>(field);
  return kind === 'date' ? toDateInput(value, { timeZone }) : toDateTimeInput(value, { timeZone });
};

/** Text of the native input → unix seconds, null for none. A text that is no date stays, to be refused by name. */
export const fromNative = (text: unknown, field: Field): unknown => {
  if (text === '' || text === null || text === undefined) return null;
  const { timeZone, endOfDay } = optionsOf<DateFilled>(field);
  return parseDateInput(text, { timeZone, endOfDay }) ?? text;
};

/** First moment that may be chosen, as text of the native input; undefined when the past may be too (LIST-09). */
export const earliest = (field: Field, kind: DateKind): string | undefined =>
  optionsOf<DateFilled>(field).future ? toNative(Date.now() / 1000, field, kind) : undefined;

export const dateText = (value: unknown, field: Field, kind: DateKind): string => {
  const { timeZone } = optionsOf<DateFilled>(field);
  return (kind === 'date' ? formatDate(value, { timeZone }) : formatDateTime(value, { timeZone })) ?? '';
};

/** Problem of a moment: compared as the input's own text, so that today and the running minute still count. */
const checkDate = (value: unknown, field: Field, kind: DateKind): FieldProblem | undefined => {
  const text = typeof value === 'number' ? toNative(value, field, kind) : '';
  if (text === '') return { message: fieldTexts.date };
  const from = earliest(field, kind);
  if (from === undefined || text >= from) return undefined;
  return {
    message: kind === 'date' ? 'La fecha no puede ser anterior a hoy' : 'La fecha y la hora ya han pasado',
  };
};

/** What both types have in common. Filters are written as the native input writes them: 2027-03-28, 2027-03-28T09:30. */
export const dateType = (kind: DateKind) =>
  ({
    toText: (value, field) => dateText(value, field, kind),
    filterToUrl: (value, field) => toNative(value, field, kind),
    filterFromUrl: (text, field) => {
      const seconds = fromNative(text, field);
      // Also refuses a day where a moment is asked for, and the reverse.
      return typeof seconds === 'number' && toNative(seconds, field, kind) === text ? seconds : undefined;
    },
    validate: (value, field) => checkDate(value, field, kind),
  }) satisfies Partial<FieldType>;
