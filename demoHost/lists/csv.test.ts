import { csvParseRows } from 'd3-dsv';
import fc from '../../src/testing/fastCheck';
import { describe, expect, it } from 'vitest';
import { formatCsv } from './csv';

describe('CSV answers', () => {
  it('quote, end rows with CRLF and leave numbers and empty cells alone', () => {
    expect(formatCsv([['a', 'b,c', 'd"e'], [-1.5, null, 'f\ng'], []])).toBe(
      'a,"b,c","d""e"\r\n-1.5,,"f\ng"\r\n\r\n',
    );
  });

  it('never start a cell with what a spreadsheet would run, and lose nothing', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('=1+1', '+34', '@x', ' -2', '＝1', '\t1'),
    );
    fc.assert(
      fc.property(fc.array(fc.array(text, { minLength: 1, maxLength: 4 }), { minLength: 1 }), (rows) => {
        const back: string[][] = csvParseRows(formatCsv(rows));
        const starts = back.flat().filter((cell) => /^[\s\u200b]*[=+\-@＝＋－＠]/.test(cell));
        expect(starts).toEqual([]);
        expect(
          back.map((row, y) => row.map((cell, x) => (cell === `'${rows[y]?.[x]}` ? cell.slice(1) : cell))),
        ).toEqual(rows);
      }),
    );
  });
});
