import { describe, expect, it, vi } from 'vitest';
import { MAX_TENANTS_FILE_BYTES, readTenantsFile } from './tenantsFile';

const HEAD = 'name;email;address;asset_id';
const fileOf = (content: string | Uint8Array<ArrayBuffer>, name = 'inquilinos.csv') =>
  new File([content], name);
const reading = (file: File) => readTenantsFile(file, new AbortController().signal);
/** Returns the text that the host would get, or the reason why it gets none. */
const sent = async (file: File): Promise<string> => {
  const read = await reading(file);
  if (!read) return 'stopped';
  return 'content' in read ? Buffer.from(read.content, 'base64').toString('utf8') : read.problem;
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
    const large = fileOf(new Uint8Array(MAX_TENANTS_FILE_BYTES).fill(97));
    const read = vi.spyOn(large, 'arrayBuffer');
    expect(await reading(large)).toEqual({ problem: 'El archivo debe ocupar menos de 5MB' });
    expect(read).not.toHaveBeenCalled();
    const rows = `${'a'.repeat(1000)}\n`
      .repeat(MAX_TENANTS_FILE_BYTES / 1000)
      .slice(0, MAX_TENANTS_FILE_BYTES - 1);
    expect(await reading(fileOf(rows))).toHaveProperty('content');
  });

  it.each([
    ['Windows-1252', new Uint8Array([0x61, 0x2c, 0x62, 0x0a, 0xf1, 0x2c, 0x32])],
    ['UTF-16', new Uint8Array(Buffer.from('\ufeffa,b\nñ,2', 'utf16le'))],
  ])('in %s goes as UTF-8 [USER-42]', async (_name, bytes) => {
    expect(await sent(fileOf(bytes))).toBe('a,b\nñ,2');
  });

  it.each([
    ['an overlong character', new Uint8Array([0x61, 0x0a, 0xc0, 0xaf])],
    ['a lone surrogate', new Uint8Array([0x61, 0x0a, 0xed, 0xa0, 0x80])],
    ['a zero byte', new Uint8Array([0x61, 0x0a, 0x00])],
  ])('that is no text is refused: %s [USER-42]', async (_name, bytes) => {
    expect(await sent(fileOf(bytes))).toMatch(/^El formato del archivo no es válido: guárdalo/);
  });

  it('is a .csv, however that is written [USER-42]', async () => {
    expect(await sent(fileOf(`${HEAD}\na`, 'lista.xlsx'))).toMatch(/^El formato .* libro/);
    expect(await sent(fileOf(`${HEAD}\na`, 'lista.pdf'))).toMatch(/^El formato/);
    expect(await sent(fileOf('a,b\nc,d', 'LISTA.CSV'))).toBe('a,b\nc,d');
  });

  it.each(['', HEAD, `${HEAD}\r\n`, `\n\n${HEAD}\n\n`])('%j holds nobody', async (text) => {
    expect(await sent(fileOf(text))).toMatch(/no tiene ninguna fila/);
  });
});

describe('semicolons [USER-43]', () => {
  it.each([
    ['a;b\n1;2', 'a,b\n1,2'],
    ['a;b\n"x;y";2', 'a,b\nx;y,2'],
    ['a;b\n"x, y";"say ""hi"""', 'a,b\n"x, y","say ""hi"""'],
    ['a,b\n"x;y",2', 'a,b\n"x;y",2'],
    ['sep=;\na;b\n1;2', 'a,b\n1,2'],
    ['sep=,\na,b\n1,2', 'a,b\n1,2'],
    ['a;b;c\n1\n\n2;3', 'a,b,c\n1,,\n2,3,'],
    ['a;b\r\n"two\nlines";2', 'a,b\n"two\nlines",2'],
  ])('%j becomes %j', async (text, expected) => expect(await sent(fileOf(text))).toBe(expected));
});
