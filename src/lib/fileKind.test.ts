import fc from '../testing/seeded';
import { describe, it, expect } from 'vitest';
import { fileKind } from './fileKind';
import { imageKind } from './imageKind';
import { bytesOf, docx, jpeg, ole, pdf, png, zip } from './fileSamples';

const svg = bytesOf('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>');
const kindOf = (bytes: Uint8Array<ArrayBuffer>) => fileKind(new Blob([bytes], { type: 'image/png' }));

describe('fileKind', () => {
  it.each([
    ['png', png()],
    ['jpeg', jpeg()],
    ['pdf', pdf()],
    ['doc', ole()],
    ['docx', docx()],
    ['docx', docx('made by hand')],
  ])('knows a %s by its content [CLIENT-61]', async (kind, bytes) => expect(await kindOf(bytes)).toBe(kind));

  it.each([
    ['nothing', bytesOf()],
    ['a program', bytesOf('MZ\u0090\0\u0003')],
    ['an SVG', svg],
    ['a page', bytesOf('<!doctype html><script>1</script>')],
    ['a PDF that begins with something else', bytesOf('GIF89a', [...pdf()])],
    ['a spreadsheet of old', ole('Workbook')],
    ['a spreadsheet', zip(['[Content_Types].xml', 'xl/workbook.xml'])],
    ['a zip', zip(['a.exe'])],
    ['a docx without content types', zip(['word/document.xml'])],
    ['a docx with macros', zip(['[Content_Types].xml', 'word/document.xml', 'word/vbaProject.bin'])],
    ['a docx cut short', docx().slice(0, 60)],
    [
      'a docx whose directory points nowhere',
      docx().map((byte, at, all) => (at === all.length - 6 ? 255 : byte)),
    ],
    ['a PNG without its end of line', bytesOf([0x89], 'PNG\n\n\u001a\n')],
  ])('takes %s for none of its kinds', async (_name, bytes) => expect(await kindOf(bytes)).toBeUndefined());

  it('answers for any bytes', async () => {
    const start = fc.constantFrom(zip([]), ole(''), bytesOf());
    const noise = fc.tuple(
      start,
      fc.uint8Array({ maxLength: 200 }),
      fc.constantFrom(bytesOf(), docx().slice(-22)),
    );
    await fc.assert(
      fc.asyncProperty(noise, async (parts) => {
        const kind = await fileKind(new Blob(parts.map((part) => Uint8Array.from(part))));
        expect([undefined, 'png', 'jpeg', 'pdf', 'doc']).toContain(kind);
      }),
    );
  });
});

describe('imageKind', () => {
  it('needs the first 8 bytes only', () => {
    expect(imageKind(png().slice(0, 8))).toBe('png');
    expect(imageKind(jpeg().slice(0, 8))).toBe('jpeg');
    expect(imageKind(svg)).toBeUndefined();
    expect(imageKind(bytesOf())).toBeUndefined();
  });
});
