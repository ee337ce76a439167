import { readPath } from '../../config/values/readPath';
import type { Field } from '../../config/types';
import { formatDateTime, parseDateInput, toDateInput, toDateTimeInput } from '../../lib/date/dateFormat';
import { isPlainObject } from '../../lib/json';
import { getDstGapReplacement } from '../../lib/date/dstGap';
import { optionsOf } from '../core/optionsOf';
import { inputTexts } from '../inputs/texts';
import type { FieldProblem } from '../core/types';
import type { ResolvedPeriodOptions } from './schema';

/** The inputs of a period, by their names in the form value; values are native input texts. */
export const periodParts = ['fromDay', 'fromTime', 'untilDay', 'untilTime'] as const;
export type PeriodPart = (typeof periodParts)[number];
export type PeriodEnd = 'from' | 'until';

/** Form value of a period. */
export interface PeriodValue extends Record<PeriodPart, string> {
  /** The host's original in Unix seconds; a new period has none. */
  $came?: { from: unknown; until: unknown };
  /** Set while the start follows the clock, until the user changes it: the last minute set, as texts. */
  $now?: string;
}

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

/** Returns the current time in Unix seconds. */
export const unixNow = (): number => Math.floor(Date.now() / 1000);

const toEndTexts = (end: PeriodEnd, moment: unknown): Partial<PeriodValue> => ({
  [`${end}Day`]: toDateInput(moment),
  [`${end}Time`]: toDateTimeInput(moment).slice(11),
});

const EMPTY_PERIOD: PeriodValue = { fromDay: '', fromTime: '', untilDay: '', untilTime: '' };

/** Returns the start for the current time. */
const getCurrentStart = (): Partial<PeriodValue> => {
  const now = unixNow();
  return { ...toEndTexts('from', now), $now: toDateTimeInput(now) };
};

/** True if the start is still the time that it was set to as "now": the user has not changed it. */
export const startsNow = ({ $now, fromDay, fromTime }: PeriodValue): boolean =>
  $now !== undefined && `${fromDay}T${fromTime}` === $now;

/** Returns the start for the current time if that of the period is an earlier "now"; undefined if it is the same or the user's. */
export function findNewStart(period: PeriodValue): Partial<PeriodValue> | undefined {
  const currentStart = getCurrentStart();
  return startsNow(period) && currentStart.$now !== period.$now ? currentStart : undefined;
}

/** Host value, or declared default of a new record → form value. Never throws. */
export function toPeriod(value: unknown): PeriodValue {
  if (!isPlainObject(value)) return EMPTY_PERIOD;
  const texts = periodParts.map((part) => [part, value[part]] as const);
  if (texts.every(([, text]) => typeof text === 'string')) {
    const { $came, $now } = value;
    return {
      ...EMPTY_PERIOD,
      ...Object.fromEntries(texts),
      ...(isPlainObject($came) ? { $came: { from: $came.from, until: $came.until } } : {}),
      ...(typeof $now === 'string' ? { $now } : {}),
    };
  }
  const { from, until } = value;
  const start = from === '$now' ? getCurrentStart() : toEndTexts('from', from);
  const hours = readPath(until, 'hours');
  if (typeof hours === 'number')
    return { ...EMPTY_PERIOD, ...start, ...toEndTexts('until', unixNow() + hours * HOUR) };
  if (typeof until !== 'string' || !/^\d\d:\d\d$/.test(until))
    return {
      ...EMPTY_PERIOD,
      ...start,
      ...toEndTexts('until', until),
      ...(from === '$now' ? {} : { $came: { from, until } }),
    };
  // The next day, even after a clock change: noon exists on every day.
  const today = parseDateInput(`${toDateInput(unixNow())}T12:00`) ?? unixNow();
  return { ...EMPTY_PERIOD, ...start, untilDay: toDateInput(today + DAY), untilTime: until };
}

/** True if the user has not changed this end since it was loaded or set by the clock. */
function isUntouched(period: PeriodValue, end: PeriodEnd): boolean {
  const text = getEndText(period, end);
  if (end === 'from' && period.$now !== undefined) return text === period.$now;
  return period.$came !== undefined && text === toDateTimeInput(period.$came[end]);
}

/** True if the host's start has passed; it can no longer change then. */
export const hasStarted = (period: PeriodValue, field: Field, now: number): boolean => {
  const from = period.$came?.from;
  return (
    optionsOf<ResolvedPeriodOptions>(field).notBefore === '$now' && typeof from === 'number' && from <= now
  );
};

/** Returns the moment of an end. An unchanged end keeps its seconds. Undefined for an invalid moment. */
export function getEndSeconds(
  period: PeriodValue,
  end: PeriodEnd,
  field: Field,
  now: number,
): number | undefined {
  const original = period.$came?.[end];
  if (
    typeof original === 'number' &&
    (isUntouched(period, end) || (end === 'from' && hasStarted(period, field, now)))
  )
    return original;
  if (end === 'from' && isUntouched(period, end)) return now - (now % MINUTE);
  return parseDateInput(getEndText(period, end));
}

/** Joins a day and its time into one native input text. */
const getEndText = (period: PeriodValue, end: PeriodEnd): string =>
  `${period[`${end}Day`]}T${period[`${end}Time`]}`;

/** Form value → wire value. */
export function toWirePeriod(value: unknown, field: Field): unknown {
  const now = unixNow();
  const period = toPeriod(value);
  const [from, until] = (['from', 'until'] as const).map((end) => getEndSeconds(period, end, field, now));
  return from === undefined && until === undefined ? null : { from: from ?? null, until: until ?? null };
}

/** Returns the input at which an end can be fixed: its time if its day is valid. */
const getCorrectablePart = (period: PeriodValue, end: PeriodEnd, now: number): PeriodPart =>
  period[`${end}Day`] === toDateInput(now) ? `${end}Time` : `${end}Day`;

/** Returns the problem of an end that is not a moment: its day is invalid, else its time. */
const invalidEndProblem = (
  period: PeriodValue,
  end: PeriodEnd,
): { part: PeriodPart; problem: FieldProblem } =>
  parseDateInput(period[`${end}Day`]) === undefined
    ? { part: `${end}Day`, problem: { message: inputTexts.invalidDate } }
    : { part: `${end}Time`, problem: { message: inputTexts.invalidTime } };

/** Finds an end within the hour that a clock change skips. */
function findDstGapProblem(period: PeriodValue): { part: PeriodPart; problem: FieldProblem } | undefined {
  for (const end of ['from', 'until'] as const) {
    const next = getDstGapReplacement(getEndText(period, end));
    if (next !== undefined)
      return { part: `${end}Time`, problem: { message: inputTexts.dstGap, args: { next } } };
  }
  return undefined;
}

/** Returns the problem of a period and its input; undefined if valid. */
export function checkPeriod(
  value: unknown,
  field: Field,
  now = unixNow(),
): { part: PeriodPart; problem: FieldProblem } | undefined {
  const period = toPeriod(value);
  const missingPart = periodParts.find((part) => period[part] === '');
  if (missingPart) return { part: missingPart, problem: { message: field.requiredText } };
  const [from, until] = (['from', 'until'] as const).map((end) => getEndSeconds(period, end, field, now));
  if (from === undefined) return invalidEndProblem(period, 'from');
  if (until === undefined) return invalidEndProblem(period, 'until');
  const dstGapProblem = findDstGapProblem(period);
  if (dstGapProblem) return dstGapProblem;
  const isPastForbidden = optionsOf<ResolvedPeriodOptions>(field).notBefore === '$now';
  if (isPastForbidden && !hasStarted(period, field, now) && from < now - (now % MINUTE))
    return { part: getCorrectablePart(period, 'from', now), problem: { message: inputTexts.nowBefore } };
  if (isPastForbidden && until <= now)
    return { part: getCorrectablePart(period, 'until', now), problem: { message: inputTexts.nowBefore } };
  if (until > from) return undefined;
  const limit = formatDateTime(from) ?? '';
  const part = period.fromDay === period.untilDay ? 'untilTime' : 'untilDay';
  return { part, problem: { message: inputTexts.endBeforePeriodStart, args: { limit } } };
}

/** Returns the first day that the calendar of a part offers. */
export function getMinDay(
  period: PeriodValue,
  part: PeriodPart,
  field: Field,
  now: number,
): string | undefined {
  if (optionsOf<ResolvedPeriodOptions>(field).notBefore !== '$now') return undefined;
  const today = toDateInput(now);
  if (part === 'fromDay') return today;
  if (part === 'untilDay') return period.fromDay > today ? period.fromDay : today;
  return undefined;
}

/** Returns the end for a member of the host; undefined if there is none. */
export const findEndByMember = (field: Field, member: string): PeriodEnd | undefined => {
  const options = optionsOf<ResolvedPeriodOptions>(field);
  const membersByEnd = { from: [options.from].flat(), until: [options.to].flat() };
  return (['from', 'until'] as const).find((end) => membersByEnd[end].includes(member));
};

/** Returns the input for the path in a host's error. */
export const partForPath = (path: string): PeriodPart => (/until/i.test(path) ? 'untilDay' : 'fromDay');

/** Returns the period at a name in the form values. */
export const readPeriod = (values: unknown, name: string): PeriodValue => toPeriod(readPath(values, name));
