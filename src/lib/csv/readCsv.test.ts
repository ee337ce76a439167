import { describe, expect, it, vi } from 'vitest';
import { MAX_CSV_CELL_LENGTH, MAX_CSV_COLUMNS } from './csvLimits';
import { readCsv } from './readCsv';

const RULE = { maxBytes: 1_000_000, maxRows: 3 };
const file = (content: BlobPart, name = 'filas.csv') => new File([content], name);
const read = (content: BlobPart, name?: string) => readCsv(file(content, name), RULE);
const cellsOf = async (content: BlobPart) => {
  const table = await read(content);
  return 'rows' in table ? table.rows.map(({ cells }) => cells) : table;
};
const bytes = (...parts: (number | string)[]) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'number' ? part : [...Buffer.from(part, 'latin1')])),
  );
const utf16 = (text: string, isBig = false) => {
  const buffer = Buffer.from(`\ufeff${text}`, 'utf16le');
  return Uint8Array.from(isBig ? buffer.swap16() : buffer);
};

const TABLE = [
  ['año', 'b'],
  ['1', '2'],
];

describe('a file with rows', () => {
  it.each([
    ['semicolons', 'año;b\r\n1;2'],
    ['commas', 'año,b\n1,2\n'],
    ['tabs', 'año\tb\n1\t2'],
    ['quotes', '"año";"b"\n"1";"2"'],
    ['a line that says the separator', 'sep=;\r\naño;b\r\n1;2'],
    ['a separator that nobody else uses', 'sep=|\naño|b\n1|2'],
    ['a separator between quotes', '"sep=,"\naño,b\n1,2'],
    ['line ends of three kinds', 'año;b\r1;2\r\n\n'],
    ['empty columns and rows at the end', 'año;b;;;\n;;;;\n1;2;;;\n;;;;\n'],
  ])('is read with %s', async (_, text) => expect(await cellsOf(text)).toEqual(TABLE));

  it.each([
    ['UTF-8', 'año;b\n1;2', 'utf-8'],
    ['UTF-8 with a mark', '\ufeffaño;b\n1;2', 'utf-8'],
    ['UTF-16, as «Texto Unicode» is saved', utf16('año\tb\r\n1\t2\r\n'), 'utf-16'],
    ['UTF-16 with the high byte first', utf16('año;b\n1;2', true), 'utf-16'],
    ['Windows-1252, as Spanish Excel saves it', bytes('a', 0xf1, 'o;b\r\n1;2\r\n'), 'windows-1252'],
  ])('is read in %s', async (_, content, encoding) => {
    expect(await cellsOf(content)).toEqual(TABLE);
    expect(await read(content)).toMatchObject({ encoding });
  });

  it('has the euro sign and quotation marks of Windows-1252', async () => {
    expect(await cellsOf(bytes('a\n', 0x80, 0x93, 0xe9, 0x94))).toEqual([['a'], ['€“é”']]);
  });

  it.each([
    ['a damaged UTF-8 file', bytes('a\n', 0xc3, 0xb1, 0xff)],
    ['a byte that is no letter', bytes('a\n', 0x81)],
    ['control characters', bytes('a\n', 0x01, 0xf1)],
    ['zeros', bytes('a\n', 0)],
    ['half a character of UTF-16', bytes(0xff, 0xfe, 'a', 0, 0x0a)],
    ['another name', 'a;b\n1;2', 'a.pdf'],
  ])('is refused as no text: %s', async (_, content, name?: string) => {
    expect(await read(content, name)).toEqual({ refusal: 'format' });
  });

  it.each([
    ['by its name', 'a', 'libro.xlsx'],
    ['by its content', bytes('PK', 3, 4, 'x'), 'libro.csv'],
    ['of an old program', bytes(0xd0, 0xcf, 0x11, 0xe0), 'libro.csv'],
  ])('is told from a workbook %s', async (_, content, name) => {
    expect(await read(content, name)).toEqual({ refusal: 'workbook' });
  });

  it('keeps separators, quotes and line ends between quotes, and says the row of the spreadsheet', async () => {
    const table = await read('a,"b;c"\n\n"1,5","dos ""líneas""\notra"\n3');
    expect(table).toMatchObject({
      rows: [
        { line: 1, cells: ['a', 'b;c'] },
        { line: 3, cells: ['1,5', 'dos "líneas"\notra'] },
        { line: 4, cells: ['3'] },
      ],
    });
  });

  it.each([
    ['empty', '', { refusal: 'empty' }],
    ['of names alone', 'a;b\n;;\n', { refusal: 'empty' }],
    ['with more rows', 'a\n1\n2\n3\n4', { refusal: 'fault', fault: 'rows' }],
    [
      'with more columns',
      `a\n${'1;'.repeat(MAX_CSV_COLUMNS)}1`,
      { refusal: 'fault', fault: 'columns', line: 2 },
    ],
    [
      'with a cell without end',
      `a\nx\n${'x'.repeat(MAX_CSV_CELL_LENGTH + 1)}`,
      { refusal: 'fault', fault: 'cell', line: 3 },
    ],
    [
      'with a quote that nobody closes',
      'a;b\n1;2\n"3;4\n5;6',
      { refusal: 'fault', fault: 'quotes', line: 3 },
    ],
    ['with text behind a quote', 'a\n"x" y', { refusal: 'fault', fault: 'quotes', line: 2 }],
  ])('is refused when %s', async (_, text, refusal) => expect(await read(text)).toEqual(refusal));

  it('is read to the limit and no row further', async () => {
    expect(await cellsOf('a\n1\n2\n3')).toHaveLength(4);
    expect(await cellsOf(`a\n${'1;'.repeat(MAX_CSV_COLUMNS - 1)}1`)).toHaveLength(2);
    expect(await cellsOf(`a\n${'x'.repeat(MAX_CSV_CELL_LENGTH)}`)).toHaveLength(2);
  });

  it('that is too large, or gone, is not taken', async () => {
    const large = file(new Uint8Array(RULE.maxBytes));
    const bytesOf = vi.spyOn(large, 'arrayBuffer');
    expect(await readCsv(large, RULE)).toEqual({ refusal: 'size' });
    expect(bytesOf).not.toHaveBeenCalled();
    const gone = file('a\n1');
    vi.spyOn(gone, 'arrayBuffer').mockRejectedValue(new DOMException('', 'NotReadableError'));
    expect(await readCsv(gone, RULE)).toEqual({ refusal: 'unread' });
  });
});
