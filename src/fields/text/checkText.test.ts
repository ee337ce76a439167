import { describe, expect, it } from 'vitest';
import { fieldTexts } from '../core/texts';
import { checkText } from './checkText';

describe('a text against its patterns', () => {
  it.each([
    ['AB', { pattern: '[A-Z]+' }, undefined],
    ['ab', { pattern: '[A-Z]+' }, fieldTexts.invalidFormat],
    ['ab', { pattern: '[A-Z]+', patternText: 'Solo mayúsculas' }, 'Solo mayúsculas'],
    ['x:1', { notPattern: 'x:.*' }, fieldTexts.invalidFormat],
    ['y:1', { notPattern: 'x:.*' }, undefined],
    [`${'a'.repeat(34)}!`, { pattern: '(a+)+' }, fieldTexts.invalidFormat],
    ['a'.repeat(5001), { pattern: 'a+' }, fieldTexts.invalidFormat],
    // Unsupported pattern: the config check reports it, and the field stays usable.
    ['a', { pattern: '(?=b)a' }, undefined],
    ['a', { pattern: '(' }, undefined],
  ])('%j under %j', async (text, limits, message) => {
    expect((await checkText(text, limits))?.message).toBe(message);
  });

  it('has its length looked at first, and is not waited for without a pattern', () => {
    expect(checkText('abc', { maxLength: 2, pattern: '.' })).toEqual({
      message: fieldTexts.lengthAtMost,
      args: { max: 2 },
    });
    expect(checkText('abc', {})).toBeUndefined();
  });
});
