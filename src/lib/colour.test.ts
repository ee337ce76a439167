import fc from 'fast-check';
import { describe, it, expect } from 'vitest';
import { contrast, isHexColour, readableOn } from './colour';

const hex = fc
  .tuple(...Array.from({ length: 4 }, () => fc.integer({ min: 0, max: 255 })), fc.boolean())
  .map(
    ([r, g, b, a, withAlpha]) =>
      '#' +
      [r, g, b, ...(withAlpha ? [a] : [])].map((part) => Number(part).toString(16).padStart(2, '0')).join(''),
  );

describe('isHexColour', () => {
  it.each(['#000000', '#FFffFF', '#12345678'])('takes %s [CLIENT-37]', (value) =>
    expect(isHexColour(value)).toBe(true),
  );

  it.each([
    '',
    '#fff',
    '#12345',
    '#1234567',
    '123456',
    '#12345g',
    'red',
    '#000000;background:url(//e)',
    '#000000\n',
    ' #000000',
    null,
    0,
    ['#000000'],
  ])('refuses %j [CLIENT-37]', (value) => expect(isHexColour(value)).toBe(false));

  it('lets only hex digits through', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string().map((text) => `#${text}`),
          hex,
        ),
        (text) => {
          expect(isHexColour(text)).toBe(
            [7, 9].includes(text.length) && text[0] === '#' && /^[\da-f]+$/i.test(text.slice(1)),
          );
        },
      ),
    );
  });
});

describe('readableOn', () => {
  it('goes by brightness [SHELL-28]', () => {
    expect(readableOn('#000000')).toBe('#ffffff');
    expect(readableOn('#ffffff')).toBe('#000000');
    expect(readableOn('#1a237e')).toBe('#ffffff');
    expect(readableOn('#ffeb3b')).toBe('#000000');
    // The two sides of 127.5 where either colour can be read: brightness 117 and 128.
    expect(readableOn('#757575')).toBe('#ffffff');
    expect(readableOn('#808080')).toBe('#000000');
  });

  it('switches where brightness alone could not be read', () => {
    // Brightness 98 asks for white, which has 2.9:1 on it.
    expect(contrast('#ff1e00', '#ffffff')).toBeLessThan(4.5);
    expect(readableOn('#ff1e00')).toBe('#000000');
  });

  it('sees a translucent colour over white', () => {
    expect(readableOn('#00000000')).toBe('#000000');
    expect(readableOn('#000000ff')).toBe('#ffffff');
    expect(contrast('#00000000', '#ffffff')).toBe(1);
  });

  it('can always be read: 4.5 to 1 or more', () => {
    fc.assert(
      fc.property(
        hex,
        (colour) => void expect(contrast(colour, readableOn(colour))).toBeGreaterThanOrEqual(4.5),
      ),
      { numRuns: 20_000 },
    );
  });

  it.each([undefined, null, '', 'red', 'red;background:url(//e)'])('takes %j for white', (value) =>
    expect(readableOn(value)).toBe('#000000'),
  );
});

describe('contrast', () => {
  it('is the ratio of WCAG 1.4.3, either way round', () => {
    expect(contrast('#000000', '#ffffff')).toBe(21);
    expect(contrast('#ffffff', '#000000')).toBe(21);
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });
});
