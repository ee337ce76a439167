import { describe, expect, it } from 'vitest';
import { LIMIT, MOST_ROWS, readCsvFile, tableOf } from './csvFile';

const file = (content: BlobPart, name = 'filas.csv') => new File([content], name);
const cellsOf = (text: string) => {
  const table = tableOf('a.csv', text);
  return 'refusal' in table ? table.refusal : [table.head, ...table.rows.map(({ cells }) => cells)];
};

describe('a file with rows', () => {
  it.each([
    ['semicolons', 'a;b\r\n1;2'],
    ['commas', 'a,b\n1,2\n'],
    ['tabs', 'a\tb\n1\t2'],
    ['quotes', '"a";"b"\n"1";"2"'],
  ])('is read with %s', (_, text) => {
    expect(cellsOf(text)).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
  });

  it('keeps separators, quotes and line ends between quotes', () => {
    expect(cellsOf('a,"b;c"\n"1,5","dos ""líneas""\notra"')).toEqual([
      ['a', 'b;c'],
      ['1,5', 'dos "líneas"\notra'],
    ]);
  });

  it('takes off the mark that downloads put before what looks like a formula', () => {
    expect(cellsOf("tel;nota\n'+34600;'así")).toEqual([
      ['tel', 'nota'],
      ['+34600', "'así"],
    ]);
  });

  it('leaves out rows without any value and says where the others stood', () => {
    const table = tableOf('a.csv', 'a;b\n;\n1;2\n\n3;4');
    expect('rows' in table && table.rows.map(({ line }) => line)).toEqual([3, 5]);
  });

  it('is read with a byte order mark and without', async () => {
    for (const mark of ['', '\ufeff'])
      expect(await readCsvFile(file(`${mark}año;b\n1;2`))).toMatchObject({ head: ['año', 'b'] });
  });

  it.each([
    ['size', new Uint8Array(LIMIT), 'a.csv'],
    ['format', new Uint8Array([0x61, 0xf1, 0x0a, 0x31]), 'latin1.csv'],
    ['format', 'a;b\n1;2', 'a.xlsx'],
    ['empty', 'a;b\n;', 'a.csv'],
    ['rows', `a\n${'1\n'.repeat(MOST_ROWS + 1)}`, 'a.csv'],
  ] as const)('is refused: %s', async (refusal, content, name) => {
    expect(await readCsvFile(file(content, name))).toEqual({ refusal });
  });
});
