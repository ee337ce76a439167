import { readPath } from '../../config/values/readPath';
import type { Field } from '../../config/types';
import { formatDateTime, parseDateInput, toDateInput, toDateTimeInput } from '../../lib/date/dateFormat';
import { isPlainObject } from '../../lib/json';
import { getDstGapReplacement } from '../../lib/date/dstGap';
import { optionsOf } from '../core/optionsOf';
import { inputTexts } from '../inputs/texts';
import type { FieldProblem } from '../core/types';
import type { ResolvedPeriodOptions } from './schema';

/** The inputs of a period, by the names under which the form holds what they show: texts of native inputs. */
export const periodParts = ['fromDay', 'fromTime', 'untilDay', 'untilTime'] as const;
export type PeriodPart = (typeof periodParts)[number];
export type PeriodEnd = 'from' | 'until';

/** What a form holds of a period. */
export interface PeriodValue extends Record<PeriodPart, string> {
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

const toEndTexts = (end: PeriodEnd, moment: unknown): Partial<PeriodValue> => ({
  [`${end}Day`]: toDateInput(moment),
  [`${end}Time`]: toDateTimeInput(moment).slice(11),
});

const EMPTY_PERIOD: PeriodValue = { fromDay: '', fromTime: '', untilDay: '', untilTime: '' };

/** The start as it is now. */
export const getCurrentStart = (): Partial<PeriodValue> => {
  const now = unixNow();
  return { ...toEndTexts('from', now), $now: toDateTimeInput(now) };
};

/** What the host sent, or what a declaration says of something new → what the form holds. Total. */
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
  // The day after, also over the night of a clock change: noon is always there.
  const today = parseDateInput(`${toDateInput(unixNow())}T12:00`) ?? unixNow();
  return { ...EMPTY_PERIOD, ...start, untilDay: toDateInput(today + DAY), untilTime: until };
}

/** Whether nobody has changed this end since it was loaded, or since the clock set it. */
function isUntouched(period: PeriodValue, end: PeriodEnd): boolean {
  const text = getEndText(period, end);
  if (end === 'from' && period.$now !== undefined) return text === period.$now;
  return period.$came !== undefined && text === toDateTimeInput(period.$came[end]);
}

/** Whether its start has come as the host has it: it stands fast then. */
export const hasStarted = (period: PeriodValue, field: Field, now: number): boolean => {
  const from = period.$came?.from;
  return optionsOf<ResolvedPeriodOptions>(field).future && typeof from === 'number' && from <= now;
};

/** The moment of an end; what was loaded and not changed to its second. Undefined for what is no moment. */
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

/** A day and its time as one text of a native input. */
const getEndText = (period: PeriodValue, end: PeriodEnd): string =>
  `${period[`${end}Day`]}T${period[`${end}Time`]}`;

/** What the form holds → what is sent. */
export function toWirePeriod(value: unknown, field: Field): unknown {
  const now = unixNow();
  const period = toPeriod(value);
  const [from, until] = (['from', 'until'] as const).map((end) => getEndSeconds(period, end, field, now));
  return from === undefined && until === undefined ? null : { from: from ?? null, until: until ?? null };
}

/** The input at which an end is asked to be put right: its time, where its day is fine. */
const getCorrectablePart = (period: PeriodValue, end: PeriodEnd, now: number): PeriodPart =>
  period[`${end}Day`] === toDateInput(now) ? `${end}Time` : `${end}Day`;

/** What was typed of an end is no moment: its day is none, or else its time. */
const invalidEndProblem = (
  period: PeriodValue,
  end: PeriodEnd,
): { part: PeriodPart; problem: FieldProblem } =>
  parseDateInput(period[`${end}Day`]) === undefined
    ? { part: `${end}Day`, problem: { message: inputTexts.invalidDate } }
    : { part: `${end}Time`, problem: { message: inputTexts.invalidTime } };

/** An end of an hour that the clocks skip, the night they go forward. */
function findDstGapProblem(period: PeriodValue): { part: PeriodPart; problem: FieldProblem } | undefined {
  for (const end of ['from', 'until'] as const) {
    const next = getDstGapReplacement(getEndText(period, end));
    if (next !== undefined)
      return { part: `${end}Time`, problem: { message: inputTexts.dstGap, args: { next } } };
  }
  return undefined;
}

/** What is wrong with a period, and at which input; undefined when it is fine. */
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
  const { future } = optionsOf<ResolvedPeriodOptions>(field);
  if (future && !hasStarted(period, field, now) && from < now - (now % MINUTE))
    return { part: getCorrectablePart(period, 'from', now), problem: { message: inputTexts.nowBefore } };
  if (future && until <= now)
    return { part: getCorrectablePart(period, 'until', now), problem: { message: inputTexts.nowBefore } };
  if (until > from) return undefined;
  const limit = formatDateTime(from) ?? '';
  const part = period.fromDay === period.untilDay ? 'untilTime' : 'untilDay';
  return { part, problem: { message: inputTexts.endBeforePeriodStart, args: { limit } } };
}

/** The first day that the calendar of a part offers. */
export function getMinDay(
  period: PeriodValue,
  part: PeriodPart,
  field: Field,
  now: number,
): string | undefined {
  if (!optionsOf<ResolvedPeriodOptions>(field).future) return undefined;
  const today = toDateInput(now);
  if (part === 'fromDay') return today;
  if (part === 'untilDay') return period.fromDay > today ? period.fromDay : today;
  return undefined;
}

/** The end that a member of the host is; undefined for what is none. */
export const findEndByMember = (field: Field, member: string): PeriodEnd | undefined => {
  const options = optionsOf<ResolvedPeriodOptions>(field);
  return (['from', 'until'] as const).find(
    (end) => options[end] !== undefined && [options[end]].flat().includes(member),
  );
};

/** The path of an end in a period, for what a host says of it. */
export const partForPath = (path: string): PeriodPart => (/until/i.test(path) ? 'untilDay' : 'fromDay');

/** Reads what a form holds under a name. */
export const readPeriod = (values: unknown, name: string): PeriodValue => toPeriod(readPath(values, name));
