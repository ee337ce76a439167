import { expect, it } from 'vitest';
import { getDstGapReplacement } from './dstGap';

const madrid = { timeZone: 'Europe/Madrid' };

it('knows the hour that the clocks skip from all that there are', () => {
  expect(getDstGapReplacement('2027-03-28T02:30', madrid)).toBe('28/03/2027 03:30');
  expect(getDstGapReplacement('2027-03-28T02:30', { timeZone: 'Atlantic/Canary' })).toBeUndefined();
  expect(getDstGapReplacement('2027-03-28T03:00', madrid)).toBeUndefined();
  expect(getDstGapReplacement('2027-10-31T02:30', madrid)).toBeUndefined();
  // Midnight is skipped there, but a day without a time is still valid.
  expect(getDstGapReplacement('2026-04-24', { timeZone: 'Africa/Cairo' })).toBeUndefined();
  expect(getDstGapReplacement('1890-01-01T10:00', madrid)).toBeUndefined();
  expect(getDstGapReplacement('mañana', madrid)).toBeUndefined();
});
