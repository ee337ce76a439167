import { readPath } from '../../config/readPath';
import type { Field } from '../../config/types';
import { formatDate, formatDateTime } from '../../lib/dates';
import { skippedTo } from '../../lib/skippedTo';
import { optionsOf } from '../optionsOf';
import { inputTexts } from '../inputTexts';
import type { FieldProblem } from '../types';
import { toNative, type DateKind } from './nativeDate';
import type { DateLimit, DateFilled } from './schema';

/** The first and the last moment that may be chosen, as texts of the native input; undefined where there is no end. */
export interface Limits {
  from: string | undefined;
  until: string | undefined;
}

/** The limits of a field over what its form holds, and below it the record. */
export const limitsOf = (field: Field, kind: DateKind, form: unknown): Limits => {
  const { notBefore, notAfter } = optionsOf<DateFilled>(field);
  return {
    from: limitText(notBefore, field, kind, form, 'T00:00'),
    until: limitText(notAfter, field, kind, form, 'T23:59'),
  };
};

/** Names of other fields that the limits of one depend on. */
export const limitFields = (field: Field): string[] => {
  const { notBefore, notAfter } = optionsOf<DateFilled>(field);
  return [notBefore, notAfter].flatMap((limit) => (typeof limit === 'object' ? [limit.field] : []));
};

function limitText(
  limit: DateLimit | undefined,
  field: Field,
  kind: DateKind,
  form: unknown,
  edge: string,
): string | undefined {
  if (limit === undefined) return undefined;
  if (typeof limit === 'object') {
    const value = readPath(form, limit.field);
    return typeof value === 'number' ? toNative(value, field, kind) : undefined;
  }
  const now = Date.now() / 1000;
  return kind === 'dateTime' && limit === '$today'
    ? toNative(now, field, 'date') + edge
    : toNative(now, field, kind);
}

/** Problem of a moment: compared as the input's own text, so that today and the running minute still count. */
export const checkDate = (
  value: unknown,
  field: Field,
  kind: DateKind,
  form: unknown,
): FieldProblem | undefined => {
  const { notBefore, notAfter, timeZone } = optionsOf<DateFilled>(field);
  const text = typeof value === 'number' ? toNative(value, field, kind) : '';
  const next = skippedTo(value, { timeZone });
  if (next !== undefined) return { message: inputTexts.skipped, args: { next } };
  if (text === '') return { message: inputTexts.date };
  const { from, until } = limitsOf(field, kind, form);
  if (from !== undefined && text < from) return outside(notBefore, field, kind, form, 'Before');
  if (until !== undefined && text > until) return outside(notAfter, field, kind, form, 'After');
  return undefined;
};

/** What is said of a moment beyond a limit: which one, or the value of the other field. */
function outside(
  limit: DateLimit | undefined,
  field: Field,
  kind: DateKind,
  form: unknown,
  side: 'Before' | 'After',
): FieldProblem {
  if (typeof limit === 'object') {
    const { timeZone } = optionsOf<DateFilled>(field);
    const other = readPath(form, limit.field);
    const shown = kind === 'date' ? formatDate(other, { timeZone }) : formatDateTime(other, { timeZone });
    return { message: inputTexts[`dateNot${side}`], args: { limit: shown ?? '' } };
  }
  if (kind === 'dateTime' && limit === '$now') return { message: inputTexts[`now${side}`] };
  return { message: inputTexts[`today${side}`] };
}
