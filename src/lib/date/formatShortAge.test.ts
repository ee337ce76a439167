import { expect, it } from 'vitest';
import { formatShortAge } from './formatShortAge';

it.each([
  [900, 'hace 15 min'],
  [7199, 'hace 1 h'],
  [0, 'ahora mismo'],
])('an age of %s seconds in a narrow column is %s', (passed, text) =>
  expect(formatShortAge(1000 - passed, 1000)).toBe(text),
);
