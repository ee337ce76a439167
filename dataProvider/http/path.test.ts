import fc from '../../src/testing/fastCheck';
import { describe, expect, it } from 'vitest';
import { fillPath, queryString, encodeSegment, PathError } from './path';

const hostile = [
  '../users',
  '..%2f..%2fusers',
  'a/b',
  'a?b=c',
  'a#b',
  'a\\b',
  '%2e%2e',
  '.%2e',
  'a;b',
  ' ',
  '\u202e',
  'ñ',
];

describe('segment', () => {
  it('encodes any text into one segment that decodes to it', () => {
    const text = fc.oneof(fc.string({ unit: 'binary' }), fc.string(), fc.constantFrom(...hostile));
    fc.assert(
      fc.property(text, (id) => {
        fc.pre(id !== '' && id !== '.' && id !== '..' && isWellFormed(id));
        const address = new URL(`https://host.example/users/${encodeSegment(id)}/assets`);
        expect(address.pathname.split('/')).toHaveLength(4);
        expect([address.search, address.hash]).toEqual(['', '']);
        expect(decodeURIComponent(encodeSegment(id))).toBe(id);
      }),
      { numRuns: 5000 },
    );
  });

  it.each(['', '.', '..', '\ud800', null, undefined, {}, [], true, Number.NaN, Infinity])(
    'refuses %j',
    (id) => {
      expect(() => encodeSegment(id)).toThrow(PathError);
    },
  );

  it('takes numbers for texts', () => {
    expect(encodeSegment(7)).toBe('7');
    expect(encodeSegment('007')).toBe('007');
  });
});

describe('fillPath', () => {
  it('fills each placeholder with one segment', () => {
    const read = (name: string) => ({ id: '../x', 'parent.id': 'p 1' })[name];
    expect(fillPath('/projects/{parent.id}/assets/{id}', read)).toBe('/projects/p%201/assets/..%2Fx');
  });

  it('refuses a missing value instead of shortening the path', () => {
    expect(() => fillPath('/users/{id}', () => undefined)).toThrow(PathError);
  });

  it('puts a value in as it is, whatever it looks like', () => {
    expect(fillPath('/a/{id}', () => '$&{id}')).toBe(`/a/${encodeURIComponent('$&{id}')}`);
  });
});

describe('queryString', () => {
  it('keeps one parameter one parameter', () => {
    const value = fc.oneof(
      fc.string(),
      fc.constantFrom('a&page[size]=9999', ',asset_id is null', 'a=b', '#x', '+', '%26'),
    );
    fc.assert(
      fc.property(value, (search) => {
        fc.pre(search !== '');
        const parsed = new URLSearchParams(queryString({ search, 'page[size]': 50 }));
        expect([...parsed.entries()]).toEqual([
          ['search', search],
          ['page[size]', '50'],
        ]);
      }),
    );
  });

  it('keeps brackets readable and leaves empties out', () => {
    expect(queryString({ 'page[number]': 1, a: '', b: null, c: undefined, d: false, e: 0 })).toBe(
      'page[number]=1&d=false&e=0',
    );
  });
});

function isWellFormed(text: string): boolean {
  try {
    encodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
