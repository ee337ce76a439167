import { describe, expect, it } from 'vitest';
import { foldAccents } from '../../../fixtures/generators/foldText';
import { createRandom } from '../../../fixtures/generators/random';
import { TextIndex } from './textIndex';

interface Row {
  n: number;
  words: string;
}

const indexOf = (rows: Row[]) =>
  new TextIndex<Row>(
    () => rows,
    (row) => row.words,
  );
const numbers = (rows: Row[]) => rows.map((row) => row.n);

describe('TextIndex', () => {
  it('finds what a look into each row would find, in the same order [SEARCH-05]', () => {
    const random = createRandom(1);
    const rows = Array.from({ length: 1500 }, (_, n) => ({
      n,
      words: `Calle Peñón ${random.code(4, 'ABÑé ')}`,
    }));
    const index = indexOf(rows);
    for (const asked of ['a', 'ab', 'ÑÉ', 'peñon a', 'zz', ' ', 'calle']) {
      const simple = rows.filter((row) => foldAccents(row.words).includes(foldAccents(asked)));
      expect(numbers(index.find(foldAccents(asked))), asked).toEqual(numbers(simple));
    }
  });

  it('names a row once however often it holds the text, and never across two rows', () => {
    const index = indexOf([
      { n: 1, words: 'ana banana' },
      { n: 2, words: 'na' },
      { n: 3, words: '' },
    ]);
    expect(numbers(index.find('ana'))).toEqual([1]);
    expect(numbers(index.find('na'))).toEqual([1, 2]);
    expect(index.find('nana\u001E')).toEqual([]);
    expect(index.find('\u001E')).toEqual([]);
  });

  it('keeps who may be seen, and stops when there are enough', () => {
    const index = indexOf(Array.from({ length: 2000 }, (_, n) => ({ n, words: 'sol' })));
    expect(numbers(index.find('sol', (row) => row.n % 600 === 0, 3))).toEqual([0, 600, 1200]);
  });

  it('follows rows that come and go, and words that change when told', () => {
    const rows = Array.from({ length: 600 }, (_, n) => ({ n, words: `fila ${n}` }));
    const index = indexOf(rows);
    index.build();
    rows.push({ n: 600, words: 'nueva' });
    expect(numbers(index.find('nueva'))).toEqual([600]);
    rows.splice(0, 1);
    expect(numbers(index.find('fila 599'))).toEqual([599]);
    expect(numbers(index.find('fila 0'))).toEqual([]);
    rows.reverse();
    index.invalidate();
    expect(numbers(index.find('fila')).slice(0, 2)).toEqual([599, 598]);
    const changed = rows[520]!;
    changed.words = 'Ático';
    index.invalidateRow(changed);
    expect(numbers(index.find('atico'))).toEqual([changed.n]);
  });
});
