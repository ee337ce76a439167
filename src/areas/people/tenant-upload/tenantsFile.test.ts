import { describe, expect, it, vi } from 'vitest';
import { LIMIT, readTenantsFile, withCommas } from './tenantsFile';

const HEAD = 'name;email;address;asset_id';
const fileOf = (content: string | Uint8Array<ArrayBuffer>, name = 'inquilinos.csv') =>
  new File([content], name);
/** What the host would get, or why it gets nothing. */
const sent = async (file: File): Promise<string> => {
  const read = await readTenantsFile(file);
  return 'content' in read ? Buffer.from(read.content, 'base64').toString('utf8') : read.refusal;
};

describe('a tenants file', () => {
  it('goes with commas between its cells and without a byte order mark [USER-42, USER-43]', async () => {
    expect(await sent(fileOf(`\uFEFF${HEAD}\r\nÑuño;n@x.es;"Mayor; 2";D1\r\n`))).toBe(
      'name,email,address,asset_id\nÑuño,n@x.es,Mayor; 2,D1',
    );
  });

  it('with commas goes as it is', async () => {
    const text = 'name,email,address,asset_id\r\nAna,a@x.es,"Mayor; 2, ""B""",D1\r\n';
    expect(await sent(fileOf(text))).toBe(text);
  });

  it('of 5 MB is refused without being read, of a byte less is not [USER-41, CLIENT-63]', async () => {
    const large = fileOf(new Uint8Array(LIMIT).fill(97));
    const read = vi.spyOn(large, 'arrayBuffer');
    expect(await readTenantsFile(large)).toEqual({ refusal: 'size' });
    expect(read).not.toHaveBeenCalled();
    const bytes = new Uint8Array(LIMIT - 1).fill(97);
    bytes[1] = 10;
    expect(await readTenantsFile(fileOf(bytes))).toHaveProperty('content');
  });

  it.each([
    ['latin1', new Uint8Array([0x4e, 0xfa, 0xf1, 0x0a, 0x61])],
    ['a cut character', new Uint8Array([0x61, 0x0a, 0xc3])],
    ['an overlong character', new Uint8Array([0x61, 0x0a, 0xc0, 0xaf])],
    ['a lone surrogate', new Uint8Array([0x61, 0x0a, 0xed, 0xa0, 0x80])],
    ['UTF-16', new Uint8Array([0xff, 0xfe, 0x61, 0x00, 0x0a, 0x00])],
    ['a zero byte', new Uint8Array([0x61, 0x0a, 0x00])],
  ])('that is no UTF-8 text is refused: %s [USER-42]', async (_name, bytes) => {
    expect(await sent(fileOf(bytes))).toBe('format');
  });

  it('is a .csv, however that is written [USER-42]', async () => {
    expect(await sent(fileOf(`${HEAD}\na`, 'lista.xlsx'))).toBe('format');
    expect(await sent(fileOf('a,b\nc,d', 'LISTA.CSV'))).toBe('a,b\nc,d');
  });

  it.each(['', HEAD, `${HEAD}\r\n`, `\n\n${HEAD}\n\n`])('%j holds nobody', async (text) => {
    expect(await sent(fileOf(text))).toBe('empty');
  });
});

describe('semicolons [USER-43]', () => {
  it.each([
    ['a;b\n1;2', 'a,b\n1,2'],
    ['a;b\n"x;y";2', 'a,b\nx;y,2'],
    ['a;b\n"x, y";"say ""hi"""', 'a,b\n"x, y","say ""hi"""'],
    ['a,b\n"x;y",2', 'a,b\n"x;y",2'],
    ['a;b\r\n"two\nlines";2', 'a,b\n"two\nlines",2'],
  ])('%j becomes %j', (text, expected) => expect(withCommas(text)).toBe(expected));
});
