import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeField } from '../../testing/makeField';
import type { Field } from '../../config/types';
import { getDateLimits } from './dateLimits';
import { createDateFormBehaviour } from './createDateFormBehaviour';
import { createDateTypeBase } from './createDateTypeBase';
import { fromDateInputValue, toDateInputValue, type DateKind } from './dateInputValue';

const madrid = (options: Record<string, unknown> = {}) =>
  makeField({ type: 'date', options: { timeZone: 'Europe/Madrid', ...options } });
const seconds = (text: string) => Date.parse(text) / 1000;

afterEach(() => vi.useRealTimers());

describe('dates in native inputs', () => {
  it('are unix seconds both ways, also in the nights the clock changes', () => {
    for (const day of ['2027-03-28', '2027-10-31', '2026-12-31']) {
      expect(toDateInputValue(fromDateInputValue(day, madrid()), madrid(), 'date')).toBe(day);
    }
    expect(fromDateInputValue('2027-03-28', madrid())).toBe(seconds('2027-03-28T00:00:00+01:00'));
    expect(fromDateInputValue('2027-10-31', madrid({ endOfDay: true }))).toBe(
      seconds('2027-10-31T23:59:59+01:00'),
    );
    expect(fromDateInputValue('', madrid())).toBeNull();
  });

  const problem = async (kind: DateKind, text: string, field: Field, form: object = {}) =>
    (await createDateFormBehaviour(kind).validate?.(fromDateInputValue(text, field), field, form))?.message;

  it('refuse the past where only the future can be chosen: today counts, an earlier minute does not [LIST-09]', async () => {
    vi.useFakeTimers({ now: new Date('2027-03-15T14:37:20+01:00') });
    const future = madrid({ notBefore: '$now' });
    expect(getDateLimits(future, 'date', {}).min).toBe('2027-03-15');
    expect(getDateLimits(future, 'dateTime', {}).min).toBe('2027-03-15T14:37');
    expect(getDateLimits(madrid(), 'date', {}).min).toBeUndefined();
    expect(await problem('date', '2027-03-15', future)).toBeUndefined();
    expect(await problem('date', '2027-03-14', future)).toBe('La fecha no puede ser anterior a hoy');
    expect(await problem('dateTime', '2027-03-15T14:37', future)).toBeUndefined();
    expect(await problem('dateTime', '2027-03-15T14:36', future)).toBe('La fecha y la hora ya han pasado');
  });

  it('refuse what is later than today; the whole of today counts, on the night the clock changes too [TICKET-31]', async () => {
    vi.useFakeTimers({ now: new Date('2027-03-28T14:37:20+02:00') });
    const past = madrid({ notAfter: '$today', endOfDay: true });
    expect(getDateLimits(past, 'date', {})).toEqual({ min: undefined, max: '2027-03-28' });
    expect(getDateLimits(past, 'dateTime', {}).max).toBe('2027-03-28T23:59');
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
    const from = fromDateInputValue('2027-03-10', madrid());
    expect(await problem('date', '2027-03-10', until, { from })).toBeUndefined();
    expect(await problem('date', '2027-03-09', until, { from })).toBe('No puede ser anterior a %{limit}');
    expect(
      await createDateFormBehaviour('date').validate?.(fromDateInputValue('2027-03-09', until), until, {
        from,
      }),
    ).toEqual({
      message: 'No puede ser anterior a %{limit}',
      args: { limit: '10/03/2027' },
    });
    expect(await problem('date', '2027-03-09', until, { from: null })).toBeUndefined();
  });

  it('start with a moment that is named, on the clocks of the zone [OFFICE-07]', () => {
    vi.useFakeTimers({ now: new Date('2027-03-28T00:37:20+01:00') });
    const start = (value: unknown, kind: DateKind, options = {}) =>
      createDateFormBehaviour(kind).resolveDefault?.(value, madrid(options));
    expect(start('$today', 'date')).toBe(seconds('2027-03-28T00:00:00+01:00'));
    expect(start('$today', 'date', { endOfDay: true })).toBe(seconds('2027-03-28T23:59:59+02:00'));
    expect(start('$today', 'dateTime')).toBe(seconds('2027-03-28T00:00:00+01:00'));
    expect(start('$now', 'dateTime')).toBe(seconds('2027-03-28T00:37:00+01:00'));
    expect(start(5, 'date')).toBe(5);
  });

  it('read as DD/MM/YYYY and HH:mm [LIST-12]', () => {
    const moment = seconds('2027-03-05T09:07:00+01:00');
    expect(createDateTypeBase('date').toText(moment, madrid())).toBe('05/03/2027');
    expect(createDateTypeBase('dateTime').toText(moment, madrid())).toBe('05/03/2027 09:07');
  });
});
