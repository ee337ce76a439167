import fc from '../../testing/fastCheck';
import { describe, it, expect } from 'vitest';
import { detectFileKind } from './detectFileKind';
import { detectImageKind } from '../image/detectImageKind';
import {
  concatBytes,
  makeDocx,
  makeJpeg,
  makeOle,
  makePdf,
  makePng,
  makeZip,
} from '../../testing/sampleFiles';

const svg = concatBytes('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>');
const kindOf = (bytes: Uint8Array<ArrayBuffer>) => detectFileKind(new Blob([bytes], { type: 'image/png' }));

describe('fileKind', () => {
  it.each([
    ['png', makePng()],
    ['jpeg', makeJpeg()],
    ['pdf', makePdf()],
    ['doc', makeOle()],
    ['docx', makeDocx()],
    ['docx', makeDocx('made by hand')],
  ])('knows a %s by its content [CLIENT-61]', async (kind, bytes) => expect(await kindOf(bytes)).toBe(kind));

  it.each([
    ['nothing', concatBytes()],
    ['a program', concatBytes('MZ\u0090\0\u0003')],
    ['an SVG', svg],
    ['a page', concatBytes('<!doctype html><script>1</script>')],
    ['a PDF that begins with something else', concatBytes('GIF89a', [...makePdf()])],
    ['a spreadsheet of old', makeOle('Workbook')],
    ['a spreadsheet', makeZip(['[Content_Types].xml', 'xl/workbook.xml'])],
    ['a zip', makeZip(['a.exe'])],
    ['a docx without content types', makeZip(['word/document.xml'])],
    ['a docx with macros', makeZip(['[Content_Types].xml', 'word/document.xml', 'word/vbaProject.bin'])],
    ['a docx cut short', makeDocx().slice(0, 60)],
    [
      'a docx whose directory points nowhere',
      makeDocx().map((byte, at, all) => (at === all.length - 6 ? 255 : byte)),
    ],
    ['a PNG without its end of line', concatBytes([0x89], 'PNG\n\n\u001a\n')],
  ])('takes %s for none of its kinds', async (_name, bytes) => expect(await kindOf(bytes)).toBeUndefined());

  it('answers for any bytes', async () => {
    const start = fc.constantFrom(makeZip([]), makeOle(''), concatBytes());
    const noise = fc.tuple(
      start,
      fc.uint8Array({ maxLength: 200 }),
      fc.constantFrom(concatBytes(), makeDocx().slice(-22)),
    );
    await fc.assert(
      fc.asyncProperty(noise, async (parts) => {
        const kind = await detectFileKind(new Blob(parts.map((part) => Uint8Array.from(part))));
        expect([undefined, 'png', 'jpeg', 'pdf', 'doc']).toContain(kind);
      }),
    );
  });
});

describe('imageKind', () => {
  it('needs the first 8 bytes only', () => {
    expect(detectImageKind(makePng().slice(0, 8))).toBe('png');
    expect(detectImageKind(makeJpeg().slice(0, 8))).toBe('jpeg');
    expect(detectImageKind(svg)).toBeUndefined();
    expect(detectImageKind(concatBytes())).toBeUndefined();
  });
});
