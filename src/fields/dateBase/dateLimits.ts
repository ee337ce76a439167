import { readPath } from '../../config/values/readPath';
import type { Field } from '../../config/types';
import { formatDate, formatDateTime } from '../../lib/date/dateFormat';
import { getDstGapReplacement } from '../../lib/date/dstGap';
import { optionsOf } from '../core/optionsOf';
import { inputTexts } from '../inputs/texts';
import type { FieldProblem } from '../core/types';
import { toDateInputValue, type DateKind } from './dateInputValue';
import type { DateLimit, ResolvedDateOptions } from '../date/schema';

/** First and last allowed moment as native input texts; undefined if unlimited. */
export interface DateLimits {
  min: string | undefined;
  max: string | undefined;
}

/** Returns the limits of a field from the form values, with the record as fallback. */
export const getDateLimits = (field: Field, kind: DateKind, form: unknown): DateLimits => {
  const { notBefore, notAfter } = optionsOf<ResolvedDateOptions>(field);
  return {
    min: limitText(notBefore, field, kind, form, 'T00:00'),
    max: limitText(notAfter, field, kind, form, 'T23:59'),
  };
};

/** Returns the names of the fields that a field's limits depend on. */
export const limitFieldNames = (field: Field): string[] => {
  const { notBefore, notAfter } = optionsOf<ResolvedDateOptions>(field);
  return [notBefore, notAfter].flatMap((limit) => (typeof limit === 'object' ? [limit.field] : []));
};

function limitText(
  limit: DateLimit | undefined,
  field: Field,
  kind: DateKind,
  form: unknown,
  timeSuffix: string,
): string | undefined {
  if (limit === undefined) return undefined;
  if (typeof limit === 'object') {
    const value = readPath(form, limit.field);
    return typeof value === 'number' ? toDateInputValue(value, field, kind) : undefined;
  }
  const now = Date.now() / 1000;
  return kind === 'dateTime' && limit === '$today'
    ? toDateInputValue(now, field, 'date') + timeSuffix
    : toDateInputValue(now, field, kind);
}

/** Validates a moment. Compares input texts, so that today and the current minute still pass. */
export const checkDate = (
  value: unknown,
  field: Field,
  kind: DateKind,
  form: unknown,
): FieldProblem | undefined => {
  const { notBefore, notAfter, timeZone } = optionsOf<ResolvedDateOptions>(field);
  const text = typeof value === 'number' ? toDateInputValue(value, field, kind) : '';
  const next = getDstGapReplacement(value, { timeZone });
  if (next !== undefined) return { message: inputTexts.dstGap, args: { next } };
  if (text === '') return { message: inputTexts.invalidDate };
  const { min, max } = getDateLimits(field, kind, form);
  if (min !== undefined && text < min) return limitProblem(notBefore, field, kind, form, 'Before');
  if (max !== undefined && text > max) return limitProblem(notAfter, field, kind, form, 'After');
  return undefined;
};

/** Returns the message for a moment outside a limit: it names the limit or the other field's value. */
function limitProblem(
  limit: DateLimit | undefined,
  field: Field,
  kind: DateKind,
  form: unknown,
  boundary: 'Before' | 'After',
): FieldProblem {
  if (typeof limit === 'object') {
    const { timeZone } = optionsOf<ResolvedDateOptions>(field);
    const limitValue = readPath(form, limit.field);
    const valueText =
      kind === 'date' ? formatDate(limitValue, { timeZone }) : formatDateTime(limitValue, { timeZone });
    return { message: inputTexts[`dateNot${boundary}`], args: { limit: valueText ?? '' } };
  }
  if (kind === 'dateTime' && limit === '$now') return { message: inputTexts[`now${boundary}`] };
  return { message: inputTexts[`today${boundary}`] };
}
