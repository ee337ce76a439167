import fc from '../../testing/fastCheck';
import { describe, it, expect } from 'vitest';
import { foldText, includesFolded } from './foldText';

describe('includesFolded', () => {
  it('finds a text whatever its accents and case [GWL-30]', () => {
    expect(includesFolded('Lucía Peñón', 'LUCIA pen')).toBe(true);
    expect(includesFolded('Lucia', 'lucía')).toBe(true);
    expect(includesFolded('Plaza Mayor', ' mayor ')).toBe(true);
    expect(includesFolded('Plaza Mayor', 'menor')).toBe(false);
  });

  it('finds nothing in what is missing, and the empty text everywhere', () => {
    expect(includesFolded(null, 'a')).toBe(false);
    expect(includesFolded(undefined, '')).toBe(true);
  });

  it('finds every part of a text, composed or not', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (start, end) => {
        expect(includesFolded(`${start} ${end}`.normalize('NFD'), start.normalize('NFC'))).toBe(true);
      }),
    );
  });
});

describe('foldText', () => {
  it('folds to the same twice', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        (text) => void expect(foldText(foldText(text))).toBe(foldText(text)),
      ),
    );
  });
});
