import { describe, expect, it } from 'vitest';
import { readCalendarState, writeCalendarState } from './calendarState';

const read = (query: string) => readCalendarState(new URLSearchParams(query));

describe('the address of a calendar', () => {
  it.each([
    ['', undefined],
    ['day=2026-11-20', undefined],
    ['calendar=day', { span: 'day', day: undefined }],
    ['calendar=week&day=2026-11-20', { span: 'week', day: '2026-11-20' }],
    ['calendar=mes&day=2026-02-30', { span: 'day', day: undefined }],
    ['calendar=&day=hoy', { span: 'day', day: undefined }],
    ['calendar=day&day=9999-12-31', { span: 'day', day: undefined }],
    ['calendar=day&day=2026-11-20T10:00', { span: 'day', day: undefined }],
  ])('%s', (query, expected) => expect(read(query)).toEqual(expected));

  it('leaves what is not its own', () => {
    const query = new URLSearchParams('page=1&size=50&calendar=day&day=2026-11-20&search=ana');
    expect(writeCalendarState(query, undefined)).toBe('?page=1&size=50&search=ana');
    expect(writeCalendarState(query, { span: 'week', day: undefined })).toBe(
      '?page=1&size=50&search=ana&calendar=week',
    );
  });
});
