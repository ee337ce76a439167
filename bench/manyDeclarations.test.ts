import { describe, expect, it } from 'vitest';
import { knownNames } from '../src/app/registry/knownNames';
import { bundledDeclarations } from '../src/app/declarations/bundledDeclarations';
import { checkDeclarations } from '../src/config/check';
import { manyDeclarations } from './manyDeclarations';

describe('declarations to count', () => {
  it('are sound, and no two are alike', () => {
    const many = manyDeclarations(60);
    const found = many.map(({ file, content }) => ({ file, input: content }));
    expect(checkDeclarations(found, knownNames, bundledDeclarations).problems).toEqual([]);
    expect(new Set(many.map(({ content }) => JSON.stringify(content))).size).toBe(60);
    expect(new Set(many.map(({ file }) => file.split('/')[1]))).toEqual(
      new Set(['many-0', 'many-1', 'many-2']),
    );
  });
});
