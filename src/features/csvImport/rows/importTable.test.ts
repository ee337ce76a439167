import { describe, expect, it } from 'vitest';
import { MAX_CSV_COLUMNS } from '../../../lib/csv/csvLimits';
import { MAX_IMPORT_BYTES, MAX_IMPORT_ROWS, readImportTable } from './importTable';

const read = (content: BlobPart, name = 'filas.csv') =>
  readImportTable(new File([content], name), new AbortController().signal);

describe('a file with rows', () => {
  it('is as wide as its widest row, with the rows of the spreadsheet', async () => {
    expect(await read('a;b\n;\n1;2\n\n3;4;5')).toMatchObject({
      name: 'filas.csv',
      header: ['a', 'b', ''],
      rows: [
        { line: 3, cells: ['1', '2'] },
        { line: 5, cells: ['3', '4', '5'] },
      ],
    });
  });

  it('has no mark of those that downloads put before what looks like a formula', async () => {
    expect(await read("tel;nota\n'+34600;'así\n'＝1;''=1")).toMatchObject({
      rows: [{ cells: ['+34600', "'así"] }, { cells: ['＝1', "'=1"] }],
    });
  });

  it('says to look at its accents where it is not UTF-8', async () => {
    const bytes = new Uint8Array([0x61, 0x0a, 0xf1]);
    expect(await read(bytes)).toMatchObject({
      rows: [{ cells: ['ñ'] }],
      note: 'El archivo no está en UTF-8 y se ha leído como Windows-1252: comprueba que las tildes y la ñ se ven bien.',
    });
    expect(await read('a\nñ')).toMatchObject({ note: '' });
  });

  it.each([
    ['too large', new Uint8Array(MAX_IMPORT_BYTES), 'a.csv', 'El archivo debe ocupar menos de 5MB'],
    [
      'no text',
      new Uint8Array([0x61, 0x0a, 0x00]),
      'a.csv',
      /^El formato del archivo no es válido: guárdalo .*«CSV UTF-8/,
    ],
    ['a workbook', 'PK', 'a.xlsx', /es un libro de una hoja de cálculo\. Guárdalo como «CSV UTF-8/],
    [
      'without rows',
      'a;b\n;',
      'a.csv',
      'El archivo no tiene ninguna fila debajo de los nombres de las columnas',
    ],
    [
      'too long',
      `a\n${'1\n'.repeat(MAX_IMPORT_ROWS + 1)}`,
      'a.csv',
      'El archivo tiene más de 5000 filas: divídelo en varios',
    ],
    [
      'too wide',
      `a\n${'1;'.repeat(20_000)}`,
      'a.csv',
      `La fila 2 tiene más de ${MAX_CSV_COLUMNS} columnas: quita las que sobran o revisa sus comillas`,
    ],
    [
      'of open quotes',
      `a;b\n${'"'.repeat(80_001)}`,
      'a.csv',
      'Las comillas de la fila 2 no se cierran bien: no se sabe dónde acaba cada celda',
    ],
    [
      'of one endless cell',
      `a\n${'x'.repeat(400_000)}`,
      'a.csv',
      'La fila 2 tiene una celda de más de 32.767 caracteres: quizá falten unas comillas',
    ],
  ])('says how it is put right when it is %s', async (_, content, name, said) => {
    const table = await read(content, name);
    expect(table).toEqual({ problem: typeof said === 'string' ? said : expect.stringMatching(said) });
  });

  it('is not there when its reading was stopped', async () => {
    const own = new AbortController();
    const reading = readImportTable(new File(['a\n1'], 'a.csv'), own.signal);
    own.abort();
    expect(await reading).toBeUndefined();
  });
});
