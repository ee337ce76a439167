import { describe, expect, it } from 'vitest';
import { findOpenInterval, readOpeningHours } from './openingHours';

const open = { hours: 'time', from: 'start', to: 'end', days: 'days' };
const times = (...pairs: string[]) =>
  pairs.map((pair) => ({ start: pair.split('-')[0], end: pair.split('-')[1] }));
const minutes = (from: number, until: number) => ({ from: from * 60, until: until * 60 });

describe('when a row can be used [AREA-21, AREA-33]', () => {
  it('is read of days in one text or in a list', () => {
    const time = times('08:00-13:30', '16:00-22:00');
    const intervals = [minutes(8, 13.5), minutes(16, 22)];
    expect(readOpeningHours({ time, days: '1,2, 5' }, open)).toEqual({
      intervals,
      weekdays: new Set([1, 2, 5]),
    });
    expect(readOpeningHours({ time, days: [6, '7'] }, open)).toEqual({
      intervals,
      weekdays: new Set([6, 7]),
    });
    expect(readOpeningHours({ time }, { ...open, days: null })?.weekdays.size).toBe(7);
  });

  it.each([
    [{}],
    [{ time: null, days: '1' }],
    [{ time: times('08:00-'), days: '1' }],
    [{ time: times('08:00-09:00'), days: '1,x' }],
    [{ time: times('08:00-09:00'), days: '' }],
    [{ time: times('08:00-09:00'), days: '8' }],
    [{ time: times('08:00-09:00') }],
  ])('is not known of %j', (record) => expect(readOpeningHours(record, open)).toBeUndefined());

  const hours = readOpeningHours({ time: times('08:00-13:30', '20:00-00:00'), days: '1,2' }, open);
  it.each([
    ['whole in one', 1, minutes(8, 13.5), 'first'],
    ['at the end of the day', 2, minutes(23, 0), 'second'],
    ['on another day', 3, minutes(9, 10), null],
    ['half outside', 1, minutes(13, 14), null],
    ['over midnight', 1, minutes(23, 1), null],
  ])('says which interval a booking is in: %s', (_, weekday, booking, which) => {
    const [first, second] = hours?.intervals ?? [];
    const expected = { first, second }[String(which)] ?? null;
    expect(hours && findOpenInterval(hours, weekday, booking)).toEqual(expected);
  });

  it.each([
    ['open all day, and the next day', times('00:00-24:00'), 1, true],
    ['open all day, closed the next day', times('00:00-24:00'), 2, false],
    ['open again from midnight on', times('00:00-02:00', '20:00-00:00'), 1, true],
    ['open again from midnight on, not long enough', times('00:00-00:30', '20:00-00:00'), 1, false],
  ])('a booking over midnight, where the row is %s', (_, time, weekday, isOpen) => {
    const row = readOpeningHours({ time, days: '1,2' }, open);
    expect(row && findOpenInterval(row, weekday, minutes(23, 1)) !== null).toBe(isOpen);
  });
});
