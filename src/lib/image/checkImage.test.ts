import fc from '../../testing/fastCheck';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { setAllowedImageOrigins } from './imageOrigins';
import { concatBytes, makeJpeg, makePdf, makePng } from '../../testing/sampleFiles';
import { toBase64 } from '../file/base64';
import { checkImage } from './checkImage';
import { toImageSrc, isStoredImage } from './toImageSrc';
import { readPixelCount } from './pixelCount';

const rule = { types: ['png', 'jpeg'], maxBytes: 1000 } as const;
const image = (name: string, bytes: Uint8Array<ArrayBuffer>, type = ''): File =>
  new File([bytes], name, { type });
const base64 = (bytes: Uint8Array<ArrayBuffer>): Promise<string> => toBase64(new Blob([bytes]));

describe('checkImage', () => {
  it('takes png, jpg and jpeg [CLIENT-36]', async () => {
    expect(await checkImage(image('a.png', makePng(), 'image/png'), rule)).toBeUndefined();
    expect(await checkImage(image('a.jpg', makeJpeg(), 'image/jpeg'), rule)).toBeUndefined();
    expect(await checkImage(image('a.jpeg', makeJpeg(4000, 3000, 0xc2)), rule)).toBeUndefined();
  });

  it.each([
    image('a.png', concatBytes('<svg onload="1"/>'), 'image/png'),
    image('a.svg', makePng(), 'image/png'),
    image('a.png', makeJpeg(), 'image/png'),
    image('a.png', makePdf(), 'image/png'),
    image('a.png', makePng(0, 0)),
    image('cortada.png', makePng().slice(0, 20)),
    image('cortada.jpg', makeJpeg().slice(0, 12)),
  ])('refuses $name that is not what it says', async (file) =>
    expect(await checkImage(file, rule)).toEqual({ code: 'type', allowed: rule.types }),
  );

  it('refuses what is over the limit and takes what is on it [CLIENT-63]', async () => {
    const size = makePng().length;
    expect(await checkImage(image('a.png', makePng()), { ...rule, maxBytes: size })).toBeUndefined();
    expect(await checkImage(image('a.png', makePng()), { ...rule, maxBytes: size - 1 })).toEqual({
      code: 'size',
      maxBytes: size - 1,
    });
  });

  it('refuses an image of so many pixels that it could stop the browser', async () => {
    const flood = { code: 'pixels', maxPixels: 40_000_000 };
    expect(await checkImage(image('a.png', makePng(30_000, 30_000)), rule)).toEqual(flood);
    expect(await checkImage(image('a.jpg', makeJpeg(30_000, 30_000)), rule)).toEqual(flood);
    expect(await checkImage(image('a.png', makePng(8000, 5000)), rule)).toBeUndefined();
  });
});

describe('imagePixels', () => {
  it('answers for any bytes', () => {
    const start = fc.constantFrom([0xff, 0xd8, 0xff], Array.from(makePng().slice(0, 8)), []);
    fc.assert(
      fc.property(start, fc.uint8Array({ maxLength: 100 }), (head, rest) => {
        const pixels = readPixelCount(concatBytes(head, [...rest]));
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
  beforeEach(() => setAllowedImageOrigins(['https://files.example']));
  afterEach(() => setAllowedImageOrigins([]));

  it('shows nothing of a host that the config does not name', () => {
    expect(toImageSrc('https://tracker.example/pixel.png')).toBeUndefined();
    expect(isStoredImage('https://tracker.example/pixel.png')).toBe(true);
  });

  it('shows a stored address as it is [CUST-04]', () => {
    expect(toImageSrc('https://files.example/logo.png?v=2')).toBe('https://files.example/logo.png?v=2');
    expect(isStoredImage('https://files.example/logo.png')).toBe(true);
    expect(isStoredImage('iVBORw0KGgo=')).toBe(false);
  });

  it('shows base64 of png and jpeg, bare or as a data address [CUST-04]', async () => {
    const [pngText, jpegText] = [await base64(makePng()), await base64(makeJpeg())];
    expect(toImageSrc(pngText)).toBe(`data:image/png;base64,${pngText}`);
    expect(toImageSrc(jpegText)).toBe(`data:image/jpeg;base64,${jpegText}`);
    expect(toImageSrc(`data:image/png;base64,${pngText}`)).toBe(`data:image/png;base64,${pngText}`);
    expect(toImageSrc(`data:image/jpg;base64,${jpegText}`)).toBe(`data:image/jpeg;base64,${jpegText}`);
  });

  /** The first bytes of a file of a kind, and as many others. */
  const head = (...parts: (string | number)[]): string => {
    const bytes = parts.flatMap((part) => (typeof part === 'number' ? [part] : [...Buffer.from(part)]));
    return Buffer.from([...bytes, ...Array.from({ length: 30 }, (_, index) => index)]).toString('base64');
  };
  it.each([
    ['gif', head('GIF89a', 1, 0, 1, 0)],
    ['webp', head('RIFF', 36, 0, 0, 0, 'WEBPVP8 ')],
    ['avif', head(0, 0, 0, 28, 'ftypavif')],
    ['bmp', head('BM', 70, 0, 0, 0, 0, 0, 0, 0, 54, 0, 0, 0, 40, 0, 0, 0)],
  ])('shows base64 of %s by its bytes, whatever its address says, in lines too', (kind, text) => {
    const dataUrl = `data:image/${kind};base64,${text}`;
    expect(toImageSrc(text)).toBe(dataUrl);
    expect(toImageSrc(`data:image/png;base64,${text}`)).toBe(dataUrl);
    expect(toImageSrc(text.replaceAll(/(.{20})/g, '$1\r\n'))).toBe(dataUrl);
  });

  it.each([
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>').toString('base64'),
    Buffer.from('BMW and 14 other letters.').toString('base64'),
    Buffer.from('RIFF....WAVEfmt  and sound').toString('base64'),
    Buffer.from('....ftypisom and a film   ').toString('base64'),
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
  ])('shows nothing for %j', (value) => expect(toImageSrc(value)).toBeUndefined());

  it('gives a stored address, an image or nothing for any text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl(), fc.base64String()), (text) => {
        expect(toImageSrc(text) ?? 'https://').toMatch(
          /^https:\/\/|^data:image\/(?:png|jpeg|gif|webp|bmp|avif);base64,[A-Za-z0-9+/]+={0,2}$/,
        );
      }),
    );
  });
});
