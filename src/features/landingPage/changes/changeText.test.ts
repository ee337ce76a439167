import { expect, it } from 'vitest';
import { formatChange, formatPastMoment } from './changeText';
import { interpolateText } from '../../../i18n/interpolateText';

const at = new Date(2026, 10, 26, 18, 4).getTime() / 1000;

it.each([
  ['2026-11-26T20:00:00', 'hoy a las 18:04'],
  ['2026-11-27T08:00:00', 'ayer a las 18:04'],
  ['2026-11-30T08:00:00', 'el 26/11/2026 a las 18:04'],
])('at %s the moment is %s', (now, text) => {
  expect(formatPastMoment(at, Date.parse(now) / 1000)).toBe(text);
});

it('counts in singular and plural, says when there may be more, and says nothing for none', () => {
  const changes = {
    texts: { appeared: '%{count} ticket nuevo |||| %{count} tickets nuevos' },
    since: at,
    isMinimum: false,
    appeared: ['a'],
    gone: ['b'],
  };
  expect(formatChange(changes, 'appeared', interpolateText)).toBe('1 ticket nuevo');
  const many = { ...changes, appeared: ['a', 'c'], isMinimum: true };
  expect(formatChange(many, 'appeared', interpolateText)).toBe('al menos 2 tickets nuevos');
  expect(formatChange(changes, 'gone', interpolateText)).toBeUndefined();
  expect(formatChange({ ...changes, appeared: [] }, 'appeared', interpolateText)).toBeUndefined();
});
