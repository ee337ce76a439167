import { expect, it } from 'vitest';
import { formatElapsedTime } from './formatElapsedTime';

const NOW = 1_000_000;

it.each([
  [0, '0 s'],
  [59, '59 s'],
  [5 * 60, '5 min'],
  [6 * 3600 + 3599, '6 h'],
  [3 * 86_400, '3 d'],
])('says of %i elapsed seconds %s, without a word before it', (elapsed, text) => {
  expect(formatElapsedTime(NOW - elapsed, NOW).replaceAll('\u00a0', ' ')).toBe(text);
});

it('says nothing negative of a moment that lies ahead', () => {
  expect(formatElapsedTime(NOW + 5, NOW).replaceAll('\u00a0', ' ')).toBe('0 s');
});
