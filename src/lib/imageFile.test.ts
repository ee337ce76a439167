import fc from '../testing/seeded';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { allowPictures } from './pictures';
import { bytesOf, jpeg, pdf, png } from './fileSamples';
import { toBase64 } from './toBase64';
import { checkImage } from './imageFile';
import { imageSrc, isStoredImage } from './imageSrc';
import { imagePixels } from './imagePixels';

const rule = { types: ['png', 'jpeg'], maxBytes: 1000 } as const;
const image = (name: string, bytes: Uint8Array<ArrayBuffer>, type = ''): File =>
  new File([bytes], name, { type });
const base64 = (bytes: Uint8Array<ArrayBuffer>): Promise<string> => toBase64(new Blob([bytes]));

describe('checkImage', () => {
  it('takes png, jpg and jpeg [CLIENT-36]', async () => {
    expect(await checkImage(image('a.png', png(), 'image/png'), rule)).toBeUndefined();
    expect(await checkImage(image('a.jpg', jpeg(), 'image/jpeg'), rule)).toBeUndefined();
    expect(await checkImage(image('a.jpeg', jpeg(4000, 3000, 0xc2)), rule)).toBeUndefined();
  });

  it.each([
    image('a.png', bytesOf('<svg onload="1"/>'), 'image/png'),
    image('a.svg', png(), 'image/png'),
    image('a.png', jpeg(), 'image/png'),
    image('a.png', pdf(), 'image/png'),
    image('a.png', png(0, 0)),
    image('cortada.png', png().slice(0, 20)),
    image('cortada.jpg', jpeg().slice(0, 12)),
  ])('refuses $name that is not what it says', async (file) =>
    expect(await checkImage(file, rule)).toEqual({ code: 'type', allowed: rule.types }),
  );

  it('refuses what is over the limit and takes what is on it [CLIENT-63]', async () => {
    const size = png().length;
    expect(await checkImage(image('a.png', png()), { ...rule, maxBytes: size })).toBeUndefined();
    expect(await checkImage(image('a.png', png()), { ...rule, maxBytes: size - 1 })).toEqual({
      code: 'size',
      maxBytes: size - 1,
    });
  });

  it('refuses an image of so many pixels that it could stop the browser', async () => {
    const flood = { code: 'pixels', maxPixels: 40_000_000 };
    expect(await checkImage(image('a.png', png(30_000, 30_000)), rule)).toEqual(flood);
    expect(await checkImage(image('a.jpg', jpeg(30_000, 30_000)), rule)).toEqual(flood);
    expect(await checkImage(image('a.png', png(8000, 5000)), rule)).toBeUndefined();
  });
});

describe('imagePixels', () => {
  it('answers for any bytes', () => {
    const start = fc.constantFrom([0xff, 0xd8, 0xff], Array.from(png().slice(0, 8)), []);
    fc.assert(
      fc.property(start, fc.uint8Array({ maxLength: 100 }), (head, rest) => {
        const pixels = imagePixels(bytesOf(head, [...rest]));
        expect(pixels === undefined || pixels >= 0).toBe(true);
      }),
    );
  });
});

describe('toBase64', () => {
  it('encodes any file, also one longer than a piece', async () => {
    for (const length of [0, 1, 2, 3, 24_576, 24_577, 100_000]) {
      const bytes = Uint8Array.from({ length }, (_, at) => at % 251);
      expect(await toBase64(new Blob([bytes]))).toBe(Buffer.from(bytes).toString('base64'));
    }
  });
});

describe('imageSrc', () => {
  beforeEach(() => allowPictures(['https://files.example']));
  afterEach(() => allowPictures([]));

  it('shows nothing of a host that the config does not name', () => {
    expect(imageSrc('https://tracker.example/pixel.png')).toBeUndefined();
    expect(isStoredImage('https://tracker.example/pixel.png')).toBe(true);
  });

  it('shows a stored address as it is [CUST-04]', () => {
    expect(imageSrc('https://files.example/logo.png?v=2')).toBe('https://files.example/logo.png?v=2');
    expect(isStoredImage('https://files.example/logo.png')).toBe(true);
    expect(isStoredImage('iVBORw0KGgo=')).toBe(false);
  });

  it('shows base64 of png and jpeg, bare or as a data address [CUST-04]', async () => {
    const [pngText, jpegText] = [await base64(png()), await base64(jpeg())];
    expect(imageSrc(pngText)).toBe(`data:image/png;base64,${pngText}`);
    expect(imageSrc(jpegText)).toBe(`data:image/jpeg;base64,${jpegText}`);
    expect(imageSrc(`data:image/png;base64,${pngText}`)).toBe(`data:image/png;base64,${pngText}`);
    expect(imageSrc(`data:image/jpg;base64,${jpegText}`)).toBe(`data:image/jpeg;base64,${jpegText}`);
  });

  it.each([
    'data:text/html;base64,PHNjcmlwdD4=',
    'data:image/svg+xml;base64,PHN2Zy8+',
    'data:image/png;base64,PHN2Zy8+',
    'data:image/png,<svg/>',
    'javascript:alert(1)',
    'http://files.example/logo.png',
    'https://',
    '//files.example/logo.png',
    '/logo.png',
    'blob:https://files.example/1',
    'PHN2Zy8+',
    'iVBORw0KGgo',
    '',
    null,
    undefined,
    7,
    {},
  ])('shows nothing for %j', (value) => expect(imageSrc(value)).toBeUndefined());

  it('gives a stored address, png, jpeg or nothing for any text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl(), fc.base64String()), (text) => {
        expect(imageSrc(text) ?? 'https://').toMatch(
          /^https:\/\/|^data:image\/(?:png|jpeg);base64,[A-Za-z0-9+/]+={0,2}$/,
        );
      }),
    );
  });
});
