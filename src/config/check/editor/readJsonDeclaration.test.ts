import { describe, expect, it } from 'vitest';
import { knownNames } from '../../../app/registry/knownNames';
import { checkDeclarations } from '..';
import { readJsonDeclaration } from './readJsonDeclaration';

const said = (text: string) =>
  readJsonDeclaration('a.json', text).problems?.map(({ path, found }) => [path, found]);

describe('a declaration in JSON', () => {
  it('is read as it is', () => {
    expect(readJsonDeclaration('a.json', '{ "a": [1, { "b": null }] }')).toEqual({
      file: 'a.json',
      input: { a: [1, { b: null }] },
      problems: [],
      hasSyntaxErrors: false,
    });
  });

  it.each([
    ['{\n  "a": 1\n  "b": 2\n}', 'línea 3, columna 3', /falta una coma/],
    ['{\n  "a": 1,\n}', 'línea 3, columna 1', /falta el nombre de una clave/],
    ['{ "a" 1 }', 'línea 1, columna 7', /faltan dos puntos/],
    ['{ "a": 1', 'línea 1, columna 9', /falta «}»/],
    ['{ "a": [1 }', 'línea 1, columna 11', /falta una coma/],
    ['{ "a": "x\n}', 'línea 1, columna 8', /comillas/],
    ['{ // no\n "a": 1 }', 'línea 1, columna 3', /comentarios/],
    ["{ 'a': 1 }", 'línea 1, columna 3', /no es JSON/],
    ['{} {}', 'línea 1, columna 4', /sobra/],
    ['', 'línea 1, columna 1', /falta un valor/],
  ])('with a slip in %j is named with line and column: %s', (text, place, found) => {
    expect(said(text)?.[0]).toEqual([place, expect.stringMatching(found)]);
  });

  it('with a byte order mark is named, and used all the same', () => {
    expect(readJsonDeclaration('a.json', '\uFEFF{ "a": 1 }')).toMatchObject({
      input: { a: 1 },
      problems: [
        {
          file: 'a.json',
          path: 'línea 1, columna 1',
          found: expect.stringContaining('BOM'),
          allowed: ['UTF-8 sin BOM'],
          isMild: true,
        },
      ],
      hasSyntaxErrors: false,
    });
  });

  it('of two million characters is not read, and says how much fits', () => {
    expect(said(`{ "a": "${'x'.repeat(2_000_000)}" }`)).toEqual([
      ['', 'Tiene 2 millones de caracteres: cabe 1 millón. Lo que es tanto se pide al host'],
    ]);
    expect(said(`{ "a": "${'x'.repeat(900_000)}" }`)).toEqual([]);
  });

  it('with a key that stands twice is named with both places', () => {
    expect(said('{\n  "list": { "a": 1,\n    "a": 2 }\n}')).toEqual([
      ['list.a', 'La clave «a» está dos veces: línea 2, columna 13 y línea 3, columna 5'],
    ]);
  });

  it('is left out when its syntax is wrong, and hides no name from others', () => {
    const people = readJsonDeclaration(
      'people.json',
      '{ "name": "people", "fields": { "name": { "type": "text" } }, }',
    );
    const cars = {
      name: 'cars',
      label: 'Coches',
      recordRepresentation: 'owner',
      api: { path: '/cars' },
      fields: { owner: { type: 'reference', resource: 'people' } },
    };
    const { problems, validDeclarations } = checkDeclarations(
      [people, { file: 'cars.json', input: cars }],
      knownNames,
    );
    expect(problems.map(({ file }) => file)).toEqual(['people.json']);
    expect(validDeclarations.map(({ file }) => file)).toEqual(['cars.json']);
  });
});
