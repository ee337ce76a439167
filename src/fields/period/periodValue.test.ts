import { afterEach, describe, expect, it, vi } from 'vitest';
import { setHomeTimeZone } from '../../lib/date/timeZone';
import { makeField } from '../../testing/makeField';
import { checkPeriod, findNewStart, toPeriod, toWirePeriod } from './periodValue';

const field = makeField({ type: 'period', name: 'stay', options: { notBefore: '$now' } });
const utc = (text: string): number => Date.parse(`${text}Z`) / 1000;

afterEach(() => {
  setHomeTimeZone(undefined);
  vi.useRealTimers();
});

describe('a period', () => {
  it.each([
    // The night the clocks go back has 25 hours, the one they go forward 23.
    ['2026-10-24T13:00', '2026-10-25T11:00', '2026-10-25', '12:00', 22],
    ['2027-03-27T14:00', '2027-03-28T10:00', '2027-03-28', '12:00', 20],
  ])(
    'of the night of a clock change ends at noon of the installation (%s)',
    (from, until, day, time, hours) => {
      setHomeTimeZone('Europe/Madrid');
      const held = toPeriod({ from: utc(from), until: utc(until) });
      expect([held.untilDay, held.untilTime]).toEqual([day, time]);
      expect(toWirePeriod({ ...held, untilTime: '13:00' }, field)).toEqual({
        from: utc(from),
        until: utc(until) + 3600,
      });
      expect((utc(until) - utc(from)) / 3600).toBe(hours);
    },
  );

  it('sends an end that nobody has changed to its second, also one of an hour that comes twice', () => {
    setHomeTimeZone('Europe/Madrid');
    // The second 02:30 of that night.
    const from = utc('2026-10-25T01:30') + 17;
    const held = toPeriod({ from, until: from + 7201 });
    expect(held.fromTime).toBe('02:30');
    expect(toWirePeriod(held, field)).toEqual({ from, until: from + 7201 });
  });

  it('names an hour that the clocks skip at its own input: what would be sent is another one', () => {
    setHomeTimeZone('Europe/Madrid');
    const of = (fromTime: string, untilTime: string) =>
      checkPeriod(
        { fromDay: '2027-03-28', fromTime, untilDay: '2027-03-28', untilTime },
        field,
        utc('2027-03-27T10:00'),
      );
    const next = '28/03/2027 03:30';
    const problem = {
      message: 'Esa hora no existe ese día: los relojes se adelantan. Elige otra, como %{next}',
      args: { next },
    };
    expect(of('02:30', '12:00')).toEqual({ part: 'fromTime', problem });
    expect(of('01:30', '02:30')).toEqual({ part: 'untilTime', problem });
    expect(of('01:30', '03:00')).toBeUndefined();
  });

  it('says at which input what is wrong', () => {
    const now = utc('2026-11-22T14:00');
    setHomeTimeZone('UTC');
    const of = (from: string, until: string) => {
      const [fromDay = '', fromTime = ''] = from.split('T');
      const [untilDay = '', untilTime = ''] = until.split('T');
      return checkPeriod({ fromDay, fromTime, untilDay, untilTime }, field, now)?.part;
    };
    expect(of('2026-11-22T14:00', '2026-11-23T12:00')).toBeUndefined();
    expect(of('2026-11-22T13:59', '2026-11-23T12:00')).toBe('fromTime');
    expect(of('2026-11-21T15:00', '2026-11-23T12:00')).toBe('fromDay');
    expect(of('2026-11-25T15:00', '2026-11-25T15:00')).toBe('untilTime');
    expect(of('2026-11-25T15:00', '2026-11-24T15:00')).toBe('untilDay');
    expect(of('2026-11-25T15:00', '')).toBe('untilDay');
  });
});

describe('a start of now', () => {
  const openAt = (clock: string) => {
    setHomeTimeZone('UTC');
    vi.useFakeTimers({ now: utc(clock) * 1000, toFake: ['Date'] });
    return toPeriod({ from: '$now', until: { hours: 1 } });
  };

  it('follows the clock', () => {
    const period = openAt('2026-11-29T10:16:50');
    expect(findNewStart(period)).toBeUndefined();
    vi.setSystemTime(utc('2026-11-29T10:17:00') * 1000);
    expect(findNewStart(period)).toEqual({
      fromDay: '2026-11-29',
      fromTime: '10:17',
      $now: '2026-11-29T10:17',
    });
  });

  it.each([{ fromDay: '2026-11-30' }, { fromTime: '12:00' }])(
    'that the user has changed to %j stays as the minute passes',
    (change) => {
      const period = { ...openAt('2026-11-29T10:16:50'), ...change };
      vi.setSystemTime(utc('2026-11-29T10:17:00') * 1000);
      expect(findNewStart(period)).toBeUndefined();
    },
  );
});
