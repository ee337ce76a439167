import { RE2JS } from 're2js';

// Characters in JavaScript's \s that RE2's \s lacks, as members of a class.
const EXTRA_WHITESPACE = String.raw`\x0b\x{a0}\x{1680}\x{2000}-\x{200a}\x{2028}\x{2029}\x{202f}\x{205f}\x{3000}\x{feff}`;

/**
 * Converts escapes, classes and dots of a JavaScript pattern (with the flag `u`) to RE2 syntax. RE2 itself rejects the
 * features it lacks: lookahead, lookbehind and backreferences.
 */
function toRe2Pattern(pattern: string): string {
  let isInClass = false;
  return pattern.replaceAll(
    /\\u\{([\dA-Fa-f]+)\}|\\u([\dA-Fa-f]{4})|\\[^]|[[\].]/g,
    (token, braced, four) => {
      const code: unknown = braced ?? four;
      if (typeof code === 'string') return String.raw`\x{${code}}`;
      if (token === '[' && !isInClass) {
        isInClass = true;
        return token;
      }
      if (token === ']') isInClass = false;
      if (isInClass && token === '[') return String.raw`\[`;
      if (token === '.' && !isInClass) return String.raw`[^\n\r\x{2028}\x{2029}]`;
      if (token === String.raw`\s`)
        return isInClass ? token + EXTRA_WHITESPACE : String.raw`[\s${EXTRA_WHITESPACE}]`;
      if (token === String.raw`\S` && !isInClass) return String.raw`[^\s${EXTRA_WHITESPACE}]`;
      // RE2 cannot express it inside a class.
      if (token === String.raw`\S`) throw new SyntaxError(String.raw`\S en [ ]`);
      return token === String.raw`\/` ? '/' : token;
    },
  );
}

const compiledPatterns = new Map<string, RE2JS | Error>();

/** Returns the compiled and cached pattern, or the error. */
function compilePattern(pattern: string): RE2JS | Error {
  const cached = compiledPatterns.get(pattern);
  if (cached) return cached;
  let compiled: RE2JS | Error;
  try {
    // Reject patterns that are not valid JavaScript either.
    void new RegExp(`^(?:${pattern})$`, 'u');
    compiled = RE2JS.compile(`^(?:${toRe2Pattern(pattern)})$`);
  } catch (error) {
    compiled = error instanceof Error ? error : new Error(String(error));
  }
  compiledPatterns.set(pattern, compiled);
  return compiled;
}

/** Returns the engine's message if a pattern cannot be matched in linear time; undefined if it can. */
export function getPatternError(pattern: string): string | undefined {
  const engine = compilePattern(pattern);
  return engine instanceof Error ? engine.message : undefined;
}

/**
 * True if a whole text matches a pattern; undefined if the pattern is invalid. Uses RE2, which does not backtrack, so the
 * time is at most the length of the text times that of the pattern.
 */
export function matchesPattern(text: string, pattern: string): boolean | undefined {
  const engine = compilePattern(pattern);
  return engine instanceof Error ? undefined : engine.matches(text);
}
