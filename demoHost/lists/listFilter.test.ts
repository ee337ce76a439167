import fc from '../../src/testing/fastCheck';
import { describe, expect, it } from 'vitest';
import { HostError } from '../server/responses/hostError';
import { parseListFilter } from './listFilter';
import type { ListField } from './listFilter';
import { sortListRows } from './sorting';

interface Thing {
  name: string;
  code: string | null;
  level: number | null;
  on: boolean;
}
const fields: Record<string, ListField<Thing>> = {
  name: { kind: 'text', read: (row) => row.name },
  code: { kind: 'code', read: (row) => row.code },
  level: { kind: 'number', read: (row) => row.level },
  on: { kind: 'boolean', read: (row) => row.on },
};
const rows: Thing[] = [
  { name: 'Baño', code: 'A', level: 5, on: true },
  { name: 'Salón', code: 'B', level: 50, on: false },
  { name: 'Cocina', code: null, level: null, on: true },
];
const names = (filter: string) => rows.filter(parseListFilter(filter, fields)).map((row) => row.name);

describe('filter conditions [DEV-18]', () => {
  it.each([
    ['level=50', ['Salón']],
    ['level!=50', ['Baño', 'Cocina']],
    ['level<50', ['Baño']],
    ['level<=50', ['Baño', 'Salón']],
    ['level>5', ['Salón']],
    ['level>=5', ['Baño', 'Salón']],
    ['code is null', ['Cocina']],
    ['code IS NOT NULL', ['Baño', 'Salón']],
    ['name=bano', ['Baño']],
    ['name=o', ['Baño', 'Salón', 'Cocina']],
    ['code=a', ['Baño']],
    ['code = A', ['Baño']],
    ['code=A,code=B', ['Baño', 'Salón']],
    ['code=A,code=B,level>5', ['Salón']],
    ['on=true, level is not null', ['Baño']],
    ['code=A,level=50', []],
  ])('%s', (filter, expected) => expect(names(filter)).toEqual(expected));

  it.each([
    '',
    'level',
    'nothing=1',
    'level=x',
    'on=yes',
    'level=',
    '__proto__=1',
    'code is',
    'code~A',
    ',',
    'level=1,',
  ])('refuses "%s" with 400', (filter) => expect(() => parseListFilter(filter, fields)).toThrow(HostError));

  it('is total: any text is a filter or a refusal', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.stringMatching(/^[a-z]{1,6}[<>=! ,]{1,3}[a-z0-9 ,]{0,9}$/)),
        (text) => {
          try {
            rows.forEach(parseListFilter(text, fields));
          } catch (error) {
            if (!(error instanceof HostError)) throw error;
          }
        },
      ),
      { numRuns: 3000 },
    );
  });
});

describe('sorting [DEV-17] [OFFICE-14]', () => {
  const order = (text: string, grammar: 'minus' | 'colon') =>
    sortListRows(rows, text, grammar, fields).map((row) => row.name);

  it('each call has its grammar; what is missing comes last', () => {
    expect(order('level', 'minus')).toEqual(['Baño', 'Salón', 'Cocina']);
    expect(order('-level', 'minus')).toEqual(['Salón', 'Baño', 'Cocina']);
    expect(order('on,-name', 'minus')).toEqual(['Salón', 'Cocina', 'Baño']);
    expect(order('name:desc', 'colon')).toEqual(['Salón', 'Cocina', 'Baño']);
    expect(order('on:desc,name:asc', 'colon')).toEqual(['Baño', 'Cocina', 'Salón']);
  });

  it.each([
    ['-name', 'colon'],
    ['name:asc', 'minus'],
    ['other', 'minus'],
    ['constructor', 'minus'],
    ['name:up', 'colon'],
    ['', 'minus'],
  ] as const)('refuses "%s" as %s', (text, grammar) => expect(() => order(text, grammar)).toThrow(HostError));
});
