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
    ['{\n  "a": 1\n  "b": 2\n}', 'line 3, column 3', /a comma is missing/],
    ['{\n  "a": 1,\n}', 'line 3, column 1', /the name of a key, in double quotes, is missing/],
    ['{ "a" 1 }', 'line 1, column 7', /a colon is missing/],
    ['{ "a": 1', 'line 1, column 9', /"}" is missing/],
    ['{ "a": [1 }', 'line 1, column 11', /a comma is missing/],
    ['{ "a": "x\n}', 'line 1, column 8', /closing quotes/],
    ['{ // no\n "a": 1 }', 'line 1, column 3', /comments/],
    ["{ 'a': 1 }", 'line 1, column 3', /is not JSON/],
    ['{} {}', 'line 1, column 4', /too much/],
    ['', 'line 1, column 1', /a value is missing/],
  ])('with a slip in %j is named with line and column: %s', (text, place, found) => {
    expect(said(text)?.[0]).toEqual([place, expect.stringMatching(found)]);
  });

  it('with a byte order mark is named, and used all the same', () => {
    expect(readJsonDeclaration('a.json', '\uFEFF{ "a": 1 }')).toMatchObject({
      input: { a: 1 },
      problems: [
        {
          file: 'a.json',
          path: 'line 1, column 1',
          found: expect.stringContaining('BOM'),
          allowed: ['UTF-8 without BOM'],
          isMild: true,
        },
      ],
      hasSyntaxErrors: false,
    });
  });

  it('of two million characters is not read, and says how much fits', () => {
    expect(said(`{ "a": "${'x'.repeat(2_000_000)}" }`)).toEqual([
      ['', 'The text has 2 million characters; the limit is 1 million. So many entries belong at the host'],
    ]);
    expect(said(`{ "a": "${'x'.repeat(900_000)}" }`)).toEqual([]);
  });

  it('with a key that stands twice is named with both places', () => {
    expect(said('{\n  "list": { "a": 1,\n    "a": 2 }\n}')).toEqual([
      ['list.a', 'The key "a" occurs twice: line 2, column 13 and line 3, column 5'],
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
