import { describe, expect, it } from 'vitest';
import { decodeBase64 } from './base64';

describe('base64 of a body', () => {
  it('is read as bytes, however long [CLIENT-63] [DOC-10]', () => {
    expect(decodeBase64('aG9sYQ==')?.toString()).toBe('hola');
    expect(decodeBase64(Buffer.alloc(30_000_000, 'x').toString('base64'))?.length).toBe(30_000_000);
  });

  it.each([
    '',
    'aG9sYQ',
    'aG9sYQ=',
    'aG9s YQ==',
    'aG9sYQ==\n',
    'aG9_YQ==',
    'ñandú',
    'https://x.example/a.pdf',
  ])('is none: %j [DOC-10] [CLIENT-61]', (text) => {
    expect(decodeBase64(text)).toBeUndefined();
  });
});
