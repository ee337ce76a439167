import { expect, it } from 'vitest';
import { shownInside, shownText } from './shownText';

it.each([
  ['factura\u202efdp.exe', 'factura[U+202E]fdp.exe'],
  ['a\u2066b\u2069', 'a[U+2066]b[U+2069]'],
  ['a\0b\u0085', 'a[U+0000]b[U+0085]'],
  ['dos\nlíneas\ty', 'dos\nlíneas\ty'],
  ['ñ 👩‍🔧 שלום', 'ñ 👩‍🔧 שלום'],
])('shows %j as %j', (text, shown) => expect(shownText(text)).toBe(shown));

it('sets apart within a sentence what is written from right to left', () => {
  expect(shownInside('שלום')).toBe('\u2068שלום\u2069');
  expect(shownInside('Ana\u202e')).toBe('Ana[U+202E]');
});
