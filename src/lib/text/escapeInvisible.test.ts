import { expect, it } from 'vitest';
import { escapeAndIsolate, escapeInvisible } from './escapeInvisible';

it.each([
  ['factura\u202efdp.exe', 'factura[U+202E]fdp.exe'],
  ['a\u2066b\u2069', 'a[U+2066]b[U+2069]'],
  ['a\0b\u0085', 'a[U+0000]b[U+0085]'],
  ['dos\nlíneas\ty', 'dos\nlíneas\ty'],
  ['ñ 👩‍🔧 שלום', 'ñ 👩‍🔧 שלום'],
])('shows %j as %j', (text, shown) => expect(escapeInvisible(text)).toBe(shown));

it('sets apart within a sentence what is written from right to left', () => {
  expect(escapeAndIsolate('שלום')).toBe('\u2068שלום\u2069');
  expect(escapeAndIsolate('Ana\u202e')).toBe('Ana[U+202E]');
});
