import { describe, expect, it } from 'vitest';
import { isPhone } from './isPhone';

describe('isPhone', () => {
  it.each(['600123123', '+34600123123', '*#06#', '112', '+123456789012345'])('takes %s [LIST-10]', (value) =>
    expect(isPhone(value)).toBe(true),
  );
  it.each([
    '',
    '*',
    '+',
    '#*',
    '7',
    '++34600123123',
    '600+123',
    '600 123',
    '1234567890123456789012',
    600,
    null,
  ])('refuses %j [LIST-10, HTTP-14]', (value) => expect(isPhone(value)).toBe(false));
});
