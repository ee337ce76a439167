import { describe, expect, it } from 'vitest';
import { HostError } from '../responses/hostError';
import { readQueryParams } from './readQuery';

/** Returns the errors of a query: each parameter and its code. */
function refusal(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    if (error instanceof HostError)
      return [error.status, ...error.details.map(({ parameter, code }) => `${parameter} ${code}`)];
    throw error;
  }
  return 'read';
}

describe('a query, read as the contract says [CALL-004]', () => {
  it('has numbers for numbers, and pages in one member', () => {
    const sent = { 'page[number]': '2', 'page[size]': '1000', search: '007', client: '12' };
    expect(readQueryParams('listUsers', sent)).toEqual({
      page: { number: 2, size: 1000 },
      search: '007',
      client: '12',
    });
    expect(readQueryParams('listUsers', {})).toEqual({});
  });

  it('counts texts without the blanks around them where the contract says so [SEARCH-05]', () => {
    expect(readQueryParams('search', { q: ' ab ' })).toEqual({ q: 'ab' });
    expect(refusal(() => readQueryParams('search', { q: ' a ' }))).toEqual([400, 'q invalid']);
  });

  it.each([
    { 'page[size]': '0' },
    { 'page[size]': '1001' },
    { 'page[size]': '1e3' },
    { 'page[size]': ' 5' },
    { 'page[size]': '-1' },
    { 'page[size]': '' },
    { 'page[size]': ['1', '2'] },
  ])('%o is no size of a page', (sent) => {
    expect(refusal(() => readQueryParams('listUsers', sent))).toEqual([400, 'page[size] invalid']);
  });

  it.each([
    [{ page: '1' }, 'page invalid'],
    [{ 'page[other]': '1' }, 'page[other] unknown_parameter'],
    [{ 'search[a]': '1' }, 'search[a] unknown_parameter'],
    [{ search: ['a', 'b'] }, 'search invalid'],
    [{ ['__proto__']: 'x' }, '__proto__ unknown_parameter'],
    [{ '__proto__[x]': 'x' }, '__proto__[x] unknown_parameter'],
    [{ client: 'a'.repeat(65) }, 'client invalid'],
  ])('%o names its parameter', (sent, fault) => {
    expect(refusal(() => readQueryParams('listUsers', sent))).toEqual([400, fault]);
  });

  it('takes what goes together all or not at all [CALL-124]', () => {
    const whole = { format: 'csv', from: '1', until: '2' };
    expect(readQueryParams('listProjectAccessLog', whole)).toEqual({ format: 'csv', from: 1, until: 2 });
    expect(refusal(() => readQueryParams('listProjectAccessLog', { from: '1', until: '2' }))).toEqual([
      400,
      'format invalid',
    ]);
  });
});
