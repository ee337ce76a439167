import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeField } from '../../testing/makeField';
import { dateType, earliest, fromNative, toNative } from './nativeDate';

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

  it('refuse the past where only the future can be chosen: today counts, an earlier minute does not [LIST-09]', () => {
    vi.useFakeTimers({ now: new Date('2027-03-15T14:37:20+01:00') });
    const future = madrid({ future: true });
    expect(earliest(future, 'date')).toBe('2027-03-15');
    expect(earliest(future, 'dateTime')).toBe('2027-03-15T14:37');
    expect(earliest(madrid(), 'date')).toBeUndefined();
    const problem = (kind: 'date' | 'dateTime', text: string) =>
      dateType(kind).validate(fromNative(text, future), future)?.message;
    expect(problem('date', '2027-03-15')).toBeUndefined();
    expect(problem('date', '2027-03-14')).toBe('La fecha no puede ser anterior a hoy');
    expect(problem('dateTime', '2027-03-15T14:37')).toBeUndefined();
    expect(problem('dateTime', '2027-03-15T14:36')).toBe('La fecha y la hora ya han pasado');
  });

  it('read as DD/MM/YYYY and HH:mm [LIST-12]', () => {
    const moment = seconds('2027-03-05T09:07:00+01:00');
    expect(dateType('date').toText(moment, madrid())).toBe('05/03/2027');
    expect(dateType('dateTime').toText(moment, madrid())).toBe('05/03/2027 09:07');
  });
});
