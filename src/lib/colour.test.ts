import fc from '../testing/fastCheck';
import { describe, it, expect } from 'vitest';
import { getTextBackdrop, getContrastRatio, isHexColour, getTextColour } from './colour';

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

describe('textOn', () => {
  it('goes by brightness alone, above 127.5 dark [SHELL-28]', () => {
    expect(getTextColour('#000000')).toBe('#ffffff');
    expect(getTextColour('#ffffff')).toBe('#000000');
    expect(getTextColour('#1a237e')).toBe('#ffffff');
    expect(getTextColour('#ffeb3b')).toBe('#000000');
    // Just below and above 127.5.
    expect(getTextColour('#7f7f7f')).toBe('#ffffff');
    expect(getTextColour('#808080')).toBe('#000000');
    // Brightness 98 and 117: light text, although black would have more contrast.
    expect(getTextColour('#ff1e00')).toBe('#ffffff');
    expect(getTextColour('#00c800')).toBe('#ffffff');
  });

  it('sees a translucent colour over white', () => {
    expect(getTextColour('#00000000')).toBe('#000000');
    expect(getTextColour('#000000ff')).toBe('#ffffff');
    expect(getContrastRatio('#00000000', '#ffffff')).toBe(1);
  });

  it.each([undefined, null, '', 'red', 'red;background:url(//e)'])('takes %j for white', (value) => {
    expect(getTextColour(value)).toBe('#000000');
    expect(getTextBackdrop(value)).toBeUndefined();
  });
});

describe('bandOn', () => {
  it.each(['#000000', '#ffffff', '#808080', '#1a237e'])('is not needed on %s', (colour) =>
    expect(getTextBackdrop(colour)).toBeUndefined(),
  );

  it('is a darker shade of the colour where white alone could not be read [SHELL-28]', () => {
    expect(getContrastRatio('#ff1e00', '#ffffff')).toBeLessThan(4.5);
    expect(getTextBackdrop('#ff1e00')).toMatch(/^#[0-9a-f]{2}[0-9a-f]{2}00$/);
  });

  it('makes the text readable on every colour: 4.5 to 1 or more', () => {
    fc.assert(
      fc.property(
        hex,
        (colour) =>
          void expect(
            getContrastRatio(getTextBackdrop(colour) ?? colour, getTextColour(colour)),
          ).toBeGreaterThanOrEqual(4.5),
      ),
      { numRuns: 20_000 },
    );
  });
});

describe('contrast', () => {
  it('is the ratio of WCAG 1.4.3, either way round', () => {
    expect(getContrastRatio('#000000', '#ffffff')).toBe(21);
    expect(getContrastRatio('#ffffff', '#000000')).toBe(21);
    expect(getContrastRatio('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });
});
