import fc from '../../src/testing/fastCheck';
import { describe, expect, it } from 'vitest';
import { HostError } from '../server/responses/hostError';
import { parseListFilter } from './listFilter';
import type { ListFields } from './listFilter';
import { parseOrder } from './sorting';
import { compileCriteria } from '../store/memory/matchCriteria';
import type { MemberReader } from '../store/memory/memberReaders';
import { sortRows } from '../store/memory/sortRows';

interface Thing {
  name: string;
  device_id: string | null;
  battery_level: number | null;
  enabled: boolean;
}
const fields: ListFields<'devices'> = {
  name: { kind: 'text', member: 'name' },
  code: { kind: 'code', member: 'device_id' },
  level: { kind: 'number', member: 'battery_level' },
  on: { kind: 'boolean', member: 'enabled' },
};
const rows: Thing[] = [
  { name: 'Baño', device_id: 'A', battery_level: 5, enabled: true },
  { name: 'Salón', device_id: 'B', battery_level: 50, enabled: false },
  { name: 'Cocina', device_id: null, battery_level: null, enabled: true },
];
const readerOf =
  (member: string): MemberReader<Thing> =>
  (row) =>
    row[member as keyof Thing];
const names = (filter: string) =>
  rows.filter(compileCriteria(parseListFilter(filter, fields), readerOf)).map((row) => row.name);

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
            names(text);
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
    sortRows(
      rows,
      parseOrder(text, grammar, fields).map(({ by, descending = false }) => ({
        read: readerOf(by),
        descending,
      })),
    ).map((row) => row.name);

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
