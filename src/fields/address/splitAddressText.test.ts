import fc from '../../testing/fastCheck';
import { describe, expect, it } from 'vitest';
import { splitAddressText } from './splitAddressText';

describe('an address that is one text', () => {
  it.each([
    ['Plaza Mayor 27, 5 derecha, 48009 Bilbao', 'Plaza Mayor 27', '5 derecha', '48009 Bilbao'],
    ['Calle Mayor, 3, 2º B, 28001 Madrid', 'Calle Mayor, 3', '2º B', '28001 Madrid'],
    ['Calle Mayor, 3, 28001 Madrid', 'Calle Mayor, 3', '', '28001 Madrid'],
    ['Calle Mayor 3, 28001 Madrid, España', 'Calle Mayor 3', '', '28001 Madrid, España'],
    ['Calle Mayor 3, Escalera 1, 2º B, 28001 Madrid', 'Calle Mayor 3', 'Escalera 1, 2º B', '28001 Madrid'],
    [
      'Avenida Joaquín Sorolla 134, 13 1305, 29010 Málaga',
      'Avenida Joaquín Sorolla 134',
      '13 1305',
      '29010 Málaga',
    ],
  ])('«%s» has a street, a home and a locality', (text, street, home, locality) => {
    expect(splitAddressText(text)).toEqual({ street, home, locality });
  });

  it.each(['Calle Mayor 3, Ávila', '28001 Madrid', 'Calle Mayor 3, 13 1305', '', ', , '])(
    '«%s» is not split without a postcode and its town',
    (text) => {
      expect(splitAddressText(text)).toBeUndefined();
    },
  );

  it('keeps each character', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('Calle Mayor', '3', '2 B', '28001 Madrid')), (parts) => {
        const text = parts.join(', ');
        const split = splitAddressText(text);
        const texts = split && [split.street, ...(split.home === '' ? [] : [split.home]), split.locality];
        expect(texts?.join(', ') ?? text).toBe(text);
      }),
    );
  });
});
