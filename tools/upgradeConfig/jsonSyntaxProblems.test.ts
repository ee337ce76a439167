import { expect, it } from 'vitest';
import { jsonSyntaxProblems } from './jsonSyntaxProblems';

it('a file with an error of syntax is named with its place, not taken for one that needs no change', () => {
  expect(jsonSyntaxProblems('pumps.json', '{\n  // mine\n  "name": }')).toEqual([
    'pumps.json → line 3, column 11: No valid JSON: a value is missing.',
  ]);
  expect(jsonSyntaxProblems('pumps.json', '<!doctype html>')).toHaveLength(1);
});

it('comments and a comma at an end may be rewritten around', () => {
  expect(jsonSyntaxProblems('pumps.json', '{\n  /* mine */ "name": "a//b", // its name\n}')).toEqual([]);
});
