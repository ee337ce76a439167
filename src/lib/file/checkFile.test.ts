import { describe, it, expect, vi } from 'vitest';
import { toAcceptAttribute, checkFile } from './checkFile';
import { concatBytes, makeDocx, makeOle, makePdf, makePng } from '../../testing/sampleFiles';

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const rule = { types: ['pdf', 'doc', 'docx'], maxBytes: 1000, under: true } as const;
const wrongType = { code: 'type', allowed: rule.types };
const file = (name: string, type: string, bytes: Uint8Array<ArrayBuffer>): File =>
  new File([bytes], name, { type });

describe('checkFile', () => {
  it.each([
    file('Términos.pdf', 'application/pdf', makePdf()),
    file('TERMINOS.PDF', '', makePdf()),
    file('a.doc', 'application/msword', makeOle()),
    file('a.docx', WORD, makeDocx()),
    file('sin extension', 'application/pdf', makePdf()),
  ])('takes $name [CLIENT-61]', async (chosen) => expect(await checkFile(chosen, rule)).toBeUndefined());

  it.each([
    file('a.pdf', 'application/pdf', concatBytes('MZ program')),
    file('a.pdf.exe', 'application/pdf', makePdf()),
    file('a.pdf', 'text/html', makePdf()),
    file('a.pdf', WORD, makeDocx()),
    file('a.png', 'image/png', makePng()),
  ])('refuses $name where content, name and declared type disagree', async (chosen) =>
    expect(await checkFile(chosen, rule)).toEqual(wrongType),
  );

  it('refuses a file of the limit where the rule says under, and takes it where it says at most [CLIENT-63]', async () => {
    const big = file(
      'a.pdf',
      'application/pdf',
      concatBytes(
        [...makePdf()],
        Array.from({ length: 1000 - makePdf().length }, () => 0),
      ),
    );
    expect(big.size).toBe(1000);
    expect(await checkFile(big, rule)).toEqual({ code: 'size', maxBytes: 1000 });
    expect(await checkFile(big, { ...rule, under: false })).toBeUndefined();
    expect(await checkFile(big, { ...rule, under: false, maxBytes: 999 })).toEqual({
      code: 'size',
      maxBytes: 999,
    });
  });

  it('says of an empty file that it is empty, not that its format is wrong', async () => {
    expect(await checkFile(new File([], 'a.pdf', { type: 'application/pdf' }), rule)).toEqual({
      code: 'empty',
    });
  });

  it('reads nothing of a file that is too big [CLIENT-62]', async () => {
    const big = file('a.pdf', 'application/pdf', makePdf());
    const reads = [vi.spyOn(big, 'arrayBuffer'), vi.spyOn(big, 'slice')];
    expect(await checkFile(big, { ...rule, maxBytes: 1 })).toEqual({ code: 'size', maxBytes: 1 });
    for (const read of reads) expect(read).not.toHaveBeenCalled();
  });
});

describe('acceptOf', () => {
  it('lists endings and types for a file input [CLIENT-36]', () => {
    expect(toAcceptAttribute(['jpeg', 'png'])).toBe('.jpg,.jpeg,image/jpeg,.png,image/png');
  });
});
