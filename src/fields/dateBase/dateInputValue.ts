import type { Field } from '../../config/types';
import {
  formatDate,
  formatDateTime,
  parseDateInput,
  toDateInput,
  toDateTimeInput,
} from '../../lib/date/dateFormat';
import { optionsOf } from '../core/optionsOf';
import type { ResolvedDateOptions } from '../date/schema';

/** The two kinds of native date inputs: a day, or a day with hours and minutes. */
export type DateKind = 'date' | 'dateTime';

/** Unix seconds → text of the native input. A text passes: react-admin formats what is formatted already. */
export const toDateInputValue = (value: unknown, field: Field, kind: DateKind): string => {
  if (typeof value === 'string') return value;
  const { timeZone } = optionsOf<ResolvedDateOptions>(field);
  return kind === 'date' ? toDateInput(value, { timeZone }) : toDateTimeInput(value, { timeZone });
};

/** Text of the native input → unix seconds, null for none. A text that is no date stays, to be refused by name. */
export const fromDateInputValue = (text: unknown, field: Field): unknown => {
  if (text === '' || text === null || text === undefined) return null;
  const { timeZone, endOfDay } = optionsOf<ResolvedDateOptions>(field);
  return parseDateInput(text, { timeZone, endOfDay }) ?? text;
};

export const dateText = (value: unknown, field: Field, kind: DateKind): string => {
  const { timeZone } = optionsOf<ResolvedDateOptions>(field);
  return (kind === 'date' ? formatDate(value, { timeZone }) : formatDateTime(value, { timeZone })) ?? '';
};
