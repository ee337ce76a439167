import { expect, it } from 'vitest';
import { jsonSyntaxProblems } from './jsonSyntaxProblems';

it('a file with an error of syntax is named with its place, not taken for one that needs no change', () => {
  expect(jsonSyntaxProblems('pumps.json', '{\n  // mine\n  "name": }')).toEqual([
    'pumps.json → línea 3, columna 11: No es JSON: falta un valor.',
  ]);
  expect(jsonSyntaxProblems('pumps.json', '<!doctype html>')).toHaveLength(1);
});

it('comments and a comma at an end may be rewritten around', () => {
  expect(jsonSyntaxProblems('pumps.json', '{\n  /* mine */ "name": "a//b", // its name\n}')).toEqual([]);
});
