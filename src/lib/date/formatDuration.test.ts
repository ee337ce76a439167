import { expect, it } from 'vitest';
import { formatDuration } from './formatDuration';

it.each([
  [0, '0 s'],
  [59, '59 s'],
  [3600, '1 h'],
  [3661, '1 h 1 min'],
  [86_400 * 12 + 3 * 3600 + 59, '12 d 3 h'],
  [86_400, '1 d'],
  [-1, undefined],
  [null, undefined],
])('%j seconds read %j [GWD-08]', (seconds, text) => {
  expect(formatDuration(seconds)?.replaceAll(/\s/gu, ' ')).toBe(text);
});

it.each([
  [59, '0 min'],
  [4800, '1 h 20 min'],
  [7200, '2 h'],
])('%j seconds in whole minutes read %j', (seconds, text) => {
  expect(formatDuration(seconds, 'min')?.replaceAll(/\s/gu, ' ')).toBe(text);
});
