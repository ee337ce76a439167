import type { Field } from '../../config/types';
import {
  formatDate,
  formatDateTime,
  parseDateInput,
  toDateInput,
  toDateTimeInput,
} from '../../lib/date/dateFormat';
import { optionsOf } from '../core/optionsOf';
import { toPlainText } from '../display/toPlainText';
import type { ResolvedDateOptions } from '../date/schema';

/** Kind of a native date input: a day, or a day with hours and minutes. */
export type DateKind = 'date' | 'dateTime';

/** Unix seconds → native input text. Returns texts unchanged, since react-admin may format twice. */
export const toDateInputValue = (value: unknown, field: Field, kind: DateKind): string => {
  if (typeof value === 'string') return value;
  const { timeZone } = optionsOf<ResolvedDateOptions>(field);
  return kind === 'date' ? toDateInput(value, { timeZone }) : toDateTimeInput(value, { timeZone });
};

/** Native input text → Unix seconds, null for none. Returns an invalid text unchanged, so that validation can report it. */
export const fromDateInputValue = (text: unknown, field: Field): unknown => {
  if (text === '' || text === null || text === undefined) return null;
  const { timeZone, endOfDay } = optionsOf<ResolvedDateOptions>(field);
  return parseDateInput(text, { timeZone, endOfDay }) ?? text;
};

export const dateText = (value: unknown, field: Field, kind: DateKind): string => {
  const { timeZone } = optionsOf<ResolvedDateOptions>(field);
  return (
    (kind === 'date' ? formatDate(value, { timeZone }) : formatDateTime(value, { timeZone })) ??
    toPlainText(value)
  );
};
