import { dsvFormat } from 'd3-dsv';
import fc from '../../testing/fastCheck';
import { describe, it, expect } from 'vitest';
import { setLocaleFormat, SPANISH_FORMAT } from '../language/localeFormat';
import { toCsv, type CsvCell } from './toCsv';

const bare = (rows: readonly (readonly CsvCell[])[]): string => toCsv(rows, { bom: false });

describe('toCsv', () => {
  it('writes what a Spanish spreadsheet opens: BOM, semicolons, CRLF, decimal commas', () => {
    const rows = [
      ['Alias', 'Batería', 'Activo'],
      ['Ático; 2.º "B"', 12.5, 'Sí'],
      [null, undefined, 'No'],
    ];
    expect(toCsv(rows)).toBe('\ufeffAlias;Batería;Activo\r\n"Ático; 2.º ""B""";12,5;Sí\r\n;;No\r\n');
  });

  it('writes what a spreadsheet of another locale opens: its separator and its decimal sign', () => {
    setLocaleFormat({ ...SPANISH_FORMAT, numbers: { group: ',', decimal: '.', groupedFrom: 4 } });
    try {
      expect(bare([['a,b', 1234.5]])).toBe('"a,b",1234.5\r\n');
    } finally {
      setLocaleFormat(SPANISH_FORMAT);
    }
  });

  it('writes one code per line [QRGEN-08]', () => expect(bare([['QA1'], ['QA2']])).toBe('QA1\r\nQA2\r\n'));

  it('quotes the decimal comma where the comma separates', () => {
    expect(toCsv([[1.5, 'a;b']], { separator: ',', bom: false })).toBe('"1,5",a;b\r\n');
  });

  it.each([
    '=1+1',
    '+34600',
    '-1',
    '@x',
    '\tx',
    '\rx',
    '\nx',
    '\0=x',
    '＝1',
    '＋1',
    '－1',
    '＠x',
    ' =1',
    '\u00a0=1',
    '\ufeff=1',
    '\u200b=1',
  ])('does not let %j start a formula', (cell) =>
    expect(dsvFormat(';').parseRows(bare([[cell]]))).toEqual([[`'${cell}`]]),
  );

  it('leaves numbers numbers, negative ones too', () => {
    expect(bare([[-5, 0.1, 1e21, Number.NaN, Number.POSITIVE_INFINITY]])).toBe('-5;0,1;1e+21;;\r\n');
  });

  it('reads back as written, and no text starts with a trigger', () => {
    const unit = fc.constantFrom(
      '=',
      '+',
      '-',
      '@',
      '\t',
      '\r',
      '\n',
      '\0',
      ';',
      '"',
      ',',
      "'",
      ' ',
      'a',
      'ñ',
      '＝',
    );
    const cell = fc.oneof(fc.string({ unit, minLength: 1, maxLength: 8 }), fc.string({ minLength: 1 }));
    const rows = fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(rows, (written) => {
        const read = dsvFormat(';').parseRows(bare(written));
        expect(read.map((row) => row.length)).toEqual(written.map((row) => row.length));
        const originals = written.flat();
        read.flat().forEach((text, at) => expect([originals[at], `'${originals[at]}`]).toContain(text));
        for (const text of read.flat()) expect(text).not.toMatch(/^[=+\-@\t\r\n\0＝＋－＠]/);
      }),
      { numRuns: 5_000 },
    );
  });
});
