import { expect, it } from 'vitest';
import fc from '../../testing/fastCheck';
import { findMatches } from './findMatches';

const findTexts = (text: string, query: string) =>
  findMatches(text, query).map(({ start, end }) => text.slice(start, end));

it.each([
  ['Plaza Colón 3', 'colon 3', ['Colón', '3']],
  ['Clara Campoamor', 'ca', ['Ca']],
  ['Ñuñoa', 'nu', ['Ñu']],
  ['Cafe\u0301 Sol', 'café', ['Cafe\u0301']],
  ['🏠 Gran Vía 41', 'gran  VIA', ['Gran', 'Vía']],
  ['aaa', 'aa', ['aaa']],
  ['Gran Vía', ' ', []],
  ['', 'a', []],
  ['Gran Vía', 'zz', []],
])('finds in "%s" the words of "%s"', (text, query, matches) => {
  expect(findTexts(text, query)).toEqual(matches);
});

it('finds places in order that do not touch', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, query) => {
      const ends = findMatches(text, query).flatMap(({ start, end }) => [start, end]);
      expect(ends).toEqual([...new Set(ends)].sort((a, b) => a - b));
    }),
  );
});
