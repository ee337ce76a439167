import { describe, expect, it } from 'vitest';
import { formatRelativeTime } from './formatRelativeTime';

describe('age', () => {
  it.each([
    [0, 'ahora mismo'],
    [-5, 'ahora mismo'],
    [59, 'hace 59 segundos'],
    [60, 'hace 1 minuto'],
    [7199, 'hace 1 hora'],
    [86_400 * 3 + 10, 'hace 3 días'],
  ])('of %s seconds is %s [GWD-08]', (passed, text) =>
    expect(formatRelativeTime(1000 - passed, 1000)).toBe(text),
  );
});
