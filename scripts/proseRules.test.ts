import { expect, it } from 'vitest';
import { findProseProblems } from './proseRules';

const problemsOf = (path: string, source: string): string[] =>
  findProseProblems(path, source).map(({ line, found, rule }) => `${line} ${rule}: ${found}`);

it('reports free relatives, words, requirement ids and long sentences of comments with their lines', () => {
  const source = [
    'const text = "Nobody checks what a string says";',
    '/**',
    ' * Returns the rows. What is',
    ' * cached comes first (LIST-01).',
    ' */',
    'const rows = [text]; // is said below',
    '// One comment of two lines: the request is on',
    '// its way.',
    'run();',
    `// ${'word '.repeat(46)}.`,
    '// oxlint-disable-next-line no-eval -- whether it runs',
  ].join('\n');
  expect(problemsOf('src/x.ts', source)).toEqual([
    '3 start: What is cached comes',
    '4 id: LIST-01',
    '6 word: is said',
    '7 word: on its way',
    `10 length: ${'word '.repeat(12)}…`,
    '11 start: whether it runs',
  ]);
});

it('reports the lines of documents and the descriptions of schemas', () => {
  const page =
    '# What it is?\n\n| Key | Meaning |\n| --- | --- |\n| a | Whether it is on |\n\n```ts\n// What\n```\n';
  expect(problemsOf('docs/x.md', page)).toEqual(['5 start: Whether it is on']);
  const schema = "withDescription(\n  z.boolean(),\n  'Where it ' + 'opens.',\n);";
  expect(problemsOf('src/x.ts', schema)).toEqual(['3 start: Where it opens.']);
});

it('accepts questions, code, links, names of standards and ids in tests', () => {
  const fine = '/** UTF-16. See `nobody`, see [x](is-said.md). What now? It stands for `y`. */';
  expect(problemsOf('src/x.ts', fine)).toEqual([]);
  expect(problemsOf('src/x.test.ts', '// Sorted [LIST-01].')).toEqual([]);
});
