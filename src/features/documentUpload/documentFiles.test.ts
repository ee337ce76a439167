import { describe, expect, it } from 'vitest';
import { checkFile } from '../../lib/file/checkFile';
import { buildDocumentBody, buildDocumentScope, documentFileRule, getDefaultTitle } from './documentFiles';

const LIMIT = 10 * 1024 * 1024;
const file = (name: string, size: number, head = '%PDF-1.7\n') =>
  new File([head, new Uint8Array(size - head.length)], name, { type: 'application/pdf' });

describe('a document to be added', () => {
  it.each([
    ['a.pdf', LIMIT - 1, undefined],
    ['a.pdf', LIMIT, 'size'],
    ['a.pdf', LIMIT + 1, 'size'],
    ['a.exe', 100, 'type'],
  ])('%s of %d bytes: %s [DOC-10]', async (name, size, code) => {
    expect((await checkFile(file(name, size), documentFileRule))?.code).toBe(code);
  });

  it('is judged by what it holds, not by its name [DOC-10]', async () => {
    expect((await checkFile(file('programa.pdf', 100, 'MZ'), documentFileRule))?.code).toBe('type');
  });

  it('is called as its file, at most 255 characters [DOC-02]', () => {
    expect(getDefaultTitle('Acta.PDF')).toBe('Acta');
    expect(getDefaultTitle('.pdf')).toBe('.pdf');
    expect(getDefaultTitle(`${'a'.repeat(300)}.pdf`)).toHaveLength(255);
  });

  it('goes in `data` for an asset, bare for a project [DOC-04, DOC-09]', () => {
    const body = { title: '{title}', comments: '{comments}', document: '{document}' };
    expect(buildDocumentBody(true)).toEqual({ data: body });
    expect(buildDocumentBody(false)).toEqual(body);
    const upload = {
      key: 1,
      file: file('a.pdf', 20),
      title: ' Acta ',
      comments: ' ',
      state: 'waiting',
      reason: '',
    } as const;
    expect(buildDocumentScope(upload, 'JVBERi0=')).toEqual({
      title: 'Acta',
      comments: '',
      document: 'JVBERi0=',
    });
  });
});
