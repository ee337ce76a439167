import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeField } from '../../testing/makeField';
import type { Field } from '../../config/types';
import { limitsOf } from './limits';
import { dateForm } from './dateForm';
import { dateType } from './dateType';
import { fromNative, toNative, type DateKind } from './nativeDate';

const madrid = (options: Record<string, unknown> = {}) =>
  makeField({ type: 'date', options: { timeZone: 'Europe/Madrid', ...options } });
const seconds = (text: string) => Date.parse(text) / 1000;

afterEach(() => vi.useRealTimers());

describe('dates in native inputs', () => {
  it('are unix seconds both ways, also in the nights the clock changes', () => {
    for (const day of ['2027-03-28', '2027-10-31', '2026-12-31']) {
      expect(toNative(fromNative(day, madrid()), madrid(), 'date')).toBe(day);
    }
    expect(fromNative('2027-03-28', madrid())).toBe(seconds('2027-03-28T00:00:00+01:00'));
    expect(fromNative('2027-10-31', madrid({ endOfDay: true }))).toBe(seconds('2027-10-31T23:59:59+01:00'));
    expect(fromNative('', madrid())).toBeNull();
  });

  const problem = async (kind: DateKind, text: string, field: Field, form: object = {}) =>
    (await dateForm(kind).validate?.(fromNative(text, field), field, form))?.message;

  it('refuse the past where only the future can be chosen: today counts, an earlier minute does not [LIST-09]', async () => {
    vi.useFakeTimers({ now: new Date('2027-03-15T14:37:20+01:00') });
    const future = madrid({ notBefore: '$now' });
    expect(limitsOf(future, 'date', {}).from).toBe('2027-03-15');
    expect(limitsOf(future, 'dateTime', {}).from).toBe('2027-03-15T14:37');
    expect(limitsOf(madrid(), 'date', {}).from).toBeUndefined();
    expect(await problem('date', '2027-03-15', future)).toBeUndefined();
    expect(await problem('date', '2027-03-14', future)).toBe('La fecha no puede ser anterior a hoy');
    expect(await problem('dateTime', '2027-03-15T14:37', future)).toBeUndefined();
    expect(await problem('dateTime', '2027-03-15T14:36', future)).toBe('La fecha y la hora ya han pasado');
  });

  it('refuse what is later than today; the whole of today counts, on the night the clock changes too [TICKET-31]', async () => {
    vi.useFakeTimers({ now: new Date('2027-03-28T14:37:20+02:00') });
    const past = madrid({ notAfter: '$today', endOfDay: true });
    expect(limitsOf(past, 'date', {})).toEqual({ from: undefined, until: '2027-03-28' });
    expect(limitsOf(past, 'dateTime', {}).until).toBe('2027-03-28T23:59');
    expect(await problem('date', '2027-03-28', past)).toBeUndefined();
    expect(await problem('date', '2027-03-29', past)).toBe('La fecha no puede ser posterior a hoy');
    expect(await problem('dateTime', '2027-03-28T23:59', past)).toBeUndefined();
    expect(await problem('dateTime', '2027-03-29T00:00', past)).toBe('La fecha no puede ser posterior a hoy');
    const now = madrid({ notAfter: '$now' });
    expect(await problem('dateTime', '2027-03-28T14:37', now)).toBeUndefined();
    expect(await problem('dateTime', '2027-03-28T14:38', now)).toBe(
      'La fecha y la hora todavía no han llegado',
    );
  });

  it('refuse what lies beyond another date, which the message names; one that is not chosen is no limit [TICKET-31]', async () => {
    const until = madrid({ notBefore: { field: 'from' }, endOfDay: true });
    const from = fromNative('2027-03-10', madrid());
    expect(await problem('date', '2027-03-10', until, { from })).toBeUndefined();
    expect(await problem('date', '2027-03-09', until, { from })).toBe('No puede ser anterior a %{limit}');
    expect(await dateForm('date').validate?.(fromNative('2027-03-09', until), until, { from })).toEqual({
      message: 'No puede ser anterior a %{limit}',
      args: { limit: '10/03/2027' },
    });
    expect(await problem('date', '2027-03-09', until, { from: null })).toBeUndefined();
  });

  it('start with a moment that is named, on the clocks of the zone [OFFICE-07]', () => {
    vi.useFakeTimers({ now: new Date('2027-03-28T00:37:20+01:00') });
    const start = (value: unknown, kind: DateKind, options = {}) =>
      dateForm(kind).start?.(value, madrid(options));
    expect(start('$today', 'date')).toBe(seconds('2027-03-28T00:00:00+01:00'));
    expect(start('$today', 'date', { endOfDay: true })).toBe(seconds('2027-03-28T23:59:59+02:00'));
    expect(start('$today', 'dateTime')).toBe(seconds('2027-03-28T00:00:00+01:00'));
    expect(start('$now', 'dateTime')).toBe(seconds('2027-03-28T00:37:00+01:00'));
    expect(start(5, 'date')).toBe(5);
  });

  it('read as DD/MM/YYYY and HH:mm [LIST-12]', () => {
    const moment = seconds('2027-03-05T09:07:00+01:00');
    expect(dateType('date').toText(moment, madrid())).toBe('05/03/2027');
    expect(dateType('dateTime').toText(moment, madrid())).toBe('05/03/2027 09:07');
  });
});
