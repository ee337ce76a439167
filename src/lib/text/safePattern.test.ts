import { describe, expect, it } from 'vitest';
import fc from '../../testing/fastCheck';
import { matchesPattern, getPatternError } from './safePattern';

const native = (pattern: string, text: string) => new RegExp(`^(?:${pattern})$`, 'u').test(text);

describe('a pattern', () => {
  it.each([
    ['(a+)+', `${'a'.repeat(5000)}!`],
    ['(a|a)*b', 'a'.repeat(5000)],
    ['(.*a){20}', `${'a'.repeat(5000)}!`],
    ['(\\w+\\s?)*', `${'a'.repeat(5000)}!`],
    ['(x+x+)+y', 'x'.repeat(5000)],
  ])('%s that would go back for ever is matched at once', (pattern, text) => {
    expect(getPatternError(pattern)).toBeUndefined();
    expect(matchesPattern(text, pattern)).toBe(false);
  });

  it.each([
    '(?=a)b',
    '(?!a)b',
    '(?<=a)b',
    '(?<!a)b',
    '(a)\\1',
    '(?<n>a)\\k<n>',
    '[\\Sa]',
    '(a',
    'a{1001}',
    '[^]',
  ])('%s that cannot be matched without going back, or at all, says so and judges nothing', (pattern) => {
    expect(getPatternError(pattern)).toEqual(expect.any(String));
    expect(matchesPattern('a', pattern)).toBeUndefined();
  });

  it('matches what it matches in JavaScript', () => {
    const patterns = [
      '.*',
      '\\s+',
      '\\S+',
      '[\\s.]+',
      '[^\\s/?#]+\\S*',
      '(?:https?|rtsp)://[^\\s/?#]+\\S*',
      '\\p{L}+( \\p{L}+)*',
      '[A-Z]{2}\\d{2}( ?\\d{4}){2}',
      '\\u00e1|\\u{1F600}|[\\u00f1-\\u00ff]',
      '\\d+\\/\\d+',
      '[[a\\]]+',
      'a.?b',
      '\\w+\\b.*',
      '^a$|b',
    ];
    const sign = fc.constantFrom(...'ab.A1 /\t\n\r\u00a0\u2028\u3000\ufeffñá😀[]:?#'.match(/[^]/gu)!);
    fc.assert(
      fc.property(fc.constantFrom(...patterns), fc.string({ unit: sign, maxLength: 12 }), (pattern, text) => {
        expect([pattern, text, matchesPattern(text, pattern)]).toEqual([
          pattern,
          text,
          native(pattern, text),
        ]);
      }),
      { numRuns: 2_000 },
    );
  });
});
