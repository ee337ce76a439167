import { describe, expect, it } from 'vitest';
import { dateTextToIso, isoToDateText } from './parseTypedDate';

describe('toDateText', () => {
  it.each([
    ['2026-11-14', '14/11/2026'],
    ['2026-11-14T09:30', '14/11/2026 09:30'],
    ['2026-11-14T09:30:15', '14/11/2026 09:30'],
    ['', ''],
    ['14/1', '14/1'],
  ])('writes %j as %j', (iso, text) => expect(isoToDateText(iso)).toBe(text));
});

describe('fromDateText', () => {
  it.each([
    ['14/11/2026', 'date', '2026-11-14'],
    ['14/11/2026 09:30', 'dateTime', '2026-11-14T09:30'],
    // Incomplete input stays unchanged, so that the text does not jump while the user types.
    ['4/11/2026', 'date', '4/11/2026'],
    ['14/11/20', 'date', '14/11/20'],
    ['14/11/2026', 'dateTime', '14/11/2026'],
    ['14/11/2026 ', 'dateTime', '14/11/2026 '],
    ['2026-11-14', 'date', '2026-11-14'],
    ['', 'date', ''],
  ] as const)('takes %j while a %s is typed', (text, kind, iso) =>
    expect(dateTextToIso(text, kind)).toBe(iso),
  );

  it.each([
    ['1/2/26', 'date', '2026-02-01'],
    ['1-2-2026', 'date', '2026-02-01'],
    ['1.2.2026 ', 'date', '2026-02-01'],
    ['01022026', 'date', '2026-02-01'],
    ['010226', 'date', '2026-02-01'],
    ['1/2/26 9:30', 'dateTime', '2026-02-01T09:30'],
    ['01/02/2026, 9 h', 'dateTime', '01/02/2026, 9 h'],
    ['01/02/2026 9', 'dateTime', '2026-02-01T09:00'],
    ['01/02/2026 0930', 'dateTime', '2026-02-01T09:30'],
    ['31/02/2026', 'date', '2026-02-31'],
    ['mañana', 'date', 'mañana'],
    ['14/11/2026', 'dateTime', '14/11/2026'],
  ] as const)('takes %j for a %s that was typed', (text, kind, iso) =>
    expect(dateTextToIso(text, kind, true)).toBe(iso),
  );
});
