import { describe, expect, it } from 'vitest';
import { bundledDeclarations } from '../../../app/declarations/bundledDeclarations';
import { knownNames } from '../../../app/registry/knownNames';
import { checkDeclarations } from '..';
import { readJsonDeclaration } from '../editor/readJsonDeclaration';
import { MAX_ENTRIES, MAX_LEVELS } from './sizeProblems';

const around = { hosts: undefined, icons: undefined, dialects: undefined, sessionPaths: [] };
const check = (...found: Parameters<typeof checkDeclarations>[0][number][]) =>
  checkDeclarations(found, { ...knownNames, ...around }, bundledDeclarations);
const nested = (levels: number): string =>
  `{"name":"deep","label":"Hondo","list":${'{"list":'.repeat(levels)}1${'}'.repeat(levels)}}`;
const broken = { file: '/broken.json', input: { name: 'broken', label: 'Rota', listt: {} } };
const told = (text: string) =>
  check(readJsonDeclaration('/deep.json', text), broken).problems.map(({ file, found }) => [file, found]);
const others = expect.arrayContaining([['/broken.json', 'Unknown key "listt"']]);

describe('a declaration that is larger than any', () => {
  it.each([2_000, 100_000])('is told by its depth (%i), and the others are checked', (levels) => {
    const all = told(nested(levels));
    expect(all).toEqual(others);
    expect(all[0]).toEqual([
      '/deep.json',
      `The text has more than ${MAX_LEVELS} levels, one inside the other`,
    ]);
  });

  it('is told by its depth where nobody reads a text', () => {
    let input: unknown = 1;
    for (let level = 0; level < 100_000; level += 1) input = [input];
    const { problems, validDeclarations } = check(
      { file: '/deep.ts', input: { name: 'deep', list: input } },
      broken,
    );
    expect(problems.map(({ file, path }) => [file, path]).slice(0, 1)).toEqual([
      ['/deep.ts', 'list[0][0][0][0]'],
    ]);
    expect(problems.map(({ file, found }) => [file, found])).toEqual(others);
    expect(validDeclarations).toEqual([]);
  });

  it('is told by the entries of one list or object', () => {
    const fields = Object.fromEntries(Array.from({ length: MAX_ENTRIES + 1 }, (_, at) => [`f${at}`, {}]));
    const all = told(JSON.stringify({ name: 'wide', label: 'Ancha', fields }));
    expect(all[0]).toEqual([
      '/deep.json',
      expect.stringMatching(/^The value has 1001 entries; the limit is 1000/),
    ]);
    expect(all).toEqual(others);
  });

  it('has a hundred columns at most', () => {
    const columns = Array.from({ length: 101 }, () => 'code');
    const input = {
      name: 'wide',
      label: 'Ancha',
      fields: { code: { type: 'text', label: 'C' } },
      list: { columns },
    };
    const { problems } = check({ file: '/wide.json', input });
    expect(problems.map(({ path }) => path)).toContain('list.columns');
  });

  it('is deep to its last level, and brackets in texts are none', () => {
    const deepest = `${'['.repeat(MAX_LEVELS)}1${']'.repeat(MAX_LEVELS)}`;
    expect(readJsonDeclaration('a', deepest).problems).toEqual([]);
    expect(readJsonDeclaration('a', `[${deepest}]`).problems).toHaveLength(1);
    expect(readJsonDeclaration('a', JSON.stringify({ a: '[{\\"'.repeat(200) })).problems).toEqual([]);
  });

  it('that makes the check throw is told, and the others are checked', () => {
    let reads = 0;
    const input = {
      name: 'odd',
      get label(): string {
        reads += 1;
        if (reads > 1) throw new Error('ay');
        return 'Rara';
      },
    };
    const { problems } = check({ file: '/odd.json', input }, broken);
    expect(problems.map(({ file, found }) => [file, found])).toEqual(
      expect.arrayContaining([
        ['/odd.json', 'The check of this file failed (ay)'],
        ['/broken.json', 'Unknown key "listt"'],
      ]),
    );
  });
});
