import { expect, it } from 'vitest';
import { notJson } from './notJson';

it('a file with an error of syntax is named with its place, not taken for one that needs no change', () => {
  expect(notJson('pumps.json', '{\n  // mine\n  "name": }')).toEqual([
    'pumps.json → línea 3, columna 11: No es JSON: falta un valor.',
  ]);
  expect(notJson('pumps.json', '<!doctype html>')).toHaveLength(1);
});

it('comments and a comma at an end may be rewritten around', () => {
  expect(notJson('pumps.json', '{\n  /* mine */ "name": "a//b", // its name\n}')).toEqual([]);
});
