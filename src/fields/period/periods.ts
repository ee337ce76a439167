import { readPath } from '../../config/readPath';
import type { Field } from '../../config/types';
import { formatDateTime, parseDateInput, toDateInput, toDateTimeInput } from '../../lib/dates';
import { isPlainObject } from '../../lib/json';
import { skippedTo } from '../../lib/skippedTo';
import { optionsOf } from '../optionsOf';
import { inputTexts } from '../inputTexts';
import type { FieldProblem } from '../types';
import type { PeriodFilled } from './schema';

/** The inputs of a period, by the names under which the form holds what they show: texts of native inputs. */
export const parts = ['fromDay', 'fromTime', 'untilDay', 'untilTime'] as const;
export type Part = (typeof parts)[number];
export type End = 'from' | 'until';

/** What a form holds of a period. */
export interface Period extends Record<Part, string> {
  /** Unix seconds as the host has them; something new has none. */
  $came?: { from: unknown; until: unknown };
  /** The start is now until somebody changes it: the minute (as texts) that was set last. */
  $now?: string;
}

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

/** Unix seconds. */
export const unixNow = (): number => Math.floor(Date.now() / 1000);

const textsOf = (end: End, moment: unknown): Partial<Period> => ({
  [`${end}Day`]: toDateInput(moment),
  [`${end}Time`]: toDateTimeInput(moment).slice(11),
});

const EMPTY: Period = { fromDay: '', fromTime: '', untilDay: '', untilTime: '' };

/** The start as it is now. */
export const startNow = (): Partial<Period> => {
  const now = unixNow();
  return { ...textsOf('from', now), $now: toDateTimeInput(now) };
};

/** What the host sent, or what a declaration says of something new → what the form holds. Total. */
export function toPeriod(value: unknown): Period {
  if (!isPlainObject(value)) return EMPTY;
  const texts = parts.map((part) => [part, value[part]] as const);
  if (texts.every(([, text]) => typeof text === 'string')) {
    const { $came, $now } = value;
    return {
      ...EMPTY,
      ...Object.fromEntries(texts),
      ...(isPlainObject($came) ? { $came: { from: $came.from, until: $came.until } } : {}),
      ...(typeof $now === 'string' ? { $now } : {}),
    };
  }
  const { from, until } = value;
  const start = from === '$now' ? startNow() : textsOf('from', from);
  const hours = readPath(until, 'hours');
  if (typeof hours === 'number') return { ...EMPTY, ...start, ...textsOf('until', unixNow() + hours * HOUR) };
  if (typeof until !== 'string' || !/^\d\d:\d\d$/.test(until))
    return {
      ...EMPTY,
      ...start,
      ...textsOf('until', until),
      ...(from === '$now' ? {} : { $came: { from, until } }),
    };
  // The day after, also over the night of a clock change: noon is always there.
  const today = parseDateInput(`${toDateInput(unixNow())}T12:00`) ?? unixNow();
  return { ...EMPTY, ...start, untilDay: toDateInput(today + DAY), untilTime: until };
}

/** Whether nobody has changed this end since it was loaded, or since the clock set it. */
function isUntouched(period: Period, end: End): boolean {
  const text = textOf(period, end);
  if (end === 'from' && period.$now !== undefined) return text === period.$now;
  return period.$came !== undefined && text === toDateTimeInput(period.$came[end]);
}

/** Whether its start has come as the host has it: it stands fast then. */
export const hasBegun = (period: Period, field: Field, now: number): boolean => {
  const from = period.$came?.from;
  return optionsOf<PeriodFilled>(field).future && typeof from === 'number' && from <= now;
};

/** The moment of an end; what was loaded and not changed to its second. Undefined for what is no moment. */
export function momentOf(period: Period, end: End, field: Field, now: number): number | undefined {
  const came = period.$came?.[end];
  if (
    typeof came === 'number' &&
    (isUntouched(period, end) || (end === 'from' && hasBegun(period, field, now)))
  )
    return came;
  if (end === 'from' && isUntouched(period, end)) return now - (now % MINUTE);
  return parseDateInput(textOf(period, end));
}

/** A day and its time as one text of a native input. */
const textOf = (period: Period, end: End): string => `${period[`${end}Day`]}T${period[`${end}Time`]}`;

/** What the form holds → what is sent. */
export function toWirePeriod(value: unknown, field: Field): unknown {
  const now = unixNow();
  const period = toPeriod(value);
  const [from, until] = (['from', 'until'] as const).map((end) => momentOf(period, end, field, now));
  return from === undefined && until === undefined ? null : { from: from ?? null, until: until ?? null };
}

/** The input at which an end is asked to be put right: its time, where its day is fine. */
const placeOf = (period: Period, end: End, now: number): Part =>
  period[`${end}Day`] === toDateInput(now) ? `${end}Time` : `${end}Day`;

/** What was typed of an end is no moment: its day is none, or else its time. */
const unreadable = (period: Period, end: End): { part: Part; problem: FieldProblem } =>
  parseDateInput(period[`${end}Day`]) === undefined
    ? { part: `${end}Day`, problem: { message: inputTexts.date } }
    : { part: `${end}Time`, problem: { message: inputTexts.time } };

/** An end of an hour that the clocks skip, the night they go forward. */
function skippedEnd(period: Period): { part: Part; problem: FieldProblem } | undefined {
  for (const end of ['from', 'until'] as const) {
    const next = skippedTo(textOf(period, end));
    if (next !== undefined)
      return { part: `${end}Time`, problem: { message: inputTexts.skipped, args: { next } } };
  }
  return undefined;
}

/** What is wrong with a period, and at which input; undefined when it is fine. */
export function periodProblem(
  value: unknown,
  field: Field,
  now = unixNow(),
): { part: Part; problem: FieldProblem } | undefined {
  const period = toPeriod(value);
  const missing = parts.find((part) => period[part] === '');
  if (missing) return { part: missing, problem: { message: field.requiredText } };
  const [from, until] = (['from', 'until'] as const).map((end) => momentOf(period, end, field, now));
  if (from === undefined) return unreadable(period, 'from');
  if (until === undefined) return unreadable(period, 'until');
  const skipped = skippedEnd(period);
  if (skipped) return skipped;
  const { future } = optionsOf<PeriodFilled>(field);
  if (future && !hasBegun(period, field, now) && from < now - (now % MINUTE))
    return { part: placeOf(period, 'from', now), problem: { message: inputTexts.nowBefore } };
  if (future && until <= now)
    return { part: placeOf(period, 'until', now), problem: { message: inputTexts.nowBefore } };
  if (until > from) return undefined;
  const limit = formatDateTime(from) ?? '';
  const part = period.fromDay === period.untilDay ? 'untilTime' : 'untilDay';
  return { part, problem: { message: inputTexts.periodEnd, args: { limit } } };
}

/** The first day that the calendar of a part offers. */
export function firstDayOf(period: Period, part: Part, field: Field, now: number): string | undefined {
  if (!optionsOf<PeriodFilled>(field).future) return undefined;
  const today = toDateInput(now);
  if (part === 'fromDay') return today;
  if (part === 'untilDay') return period.fromDay > today ? period.fromDay : today;
  return undefined;
}

/** The end that a member of the host is; undefined for what is none. */
export const endOfMember = (field: Field, member: string): End | undefined => {
  const options = optionsOf<PeriodFilled>(field);
  return (['from', 'until'] as const).find(
    (end) => options[end] !== undefined && [options[end]].flat().includes(member),
  );
};

/** The path of an end in a period, for what a host says of it. */
export const partOfEnd = (path: string): Part => (/until/i.test(path) ? 'untilDay' : 'fromDay');

/** Reads what a form holds under a name. */
export const heldPeriod = (values: unknown, name: string): Period => toPeriod(readPath(values, name));
