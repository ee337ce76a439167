import { RE2JS } from 're2js';

// What \s of JavaScript has besides that of RE2, as members of a class.
const EXTRA_WHITESPACE = String.raw`\x0b\x{a0}\x{1680}\x{2000}-\x{200a}\x{2028}\x{2029}\x{202f}\x{205f}\x{3000}\x{feff}`;

/**
 * Escapes, classes and dots of a JavaScript pattern (with the flag `u`) as RE2 has them. What RE2 has not, it refuses itself:
 * looking ahead or behind, and references to what was found before.
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
      // Within a class there is no saying it.
      if (token === String.raw`\S`) throw new SyntaxError(String.raw`\S en [ ]`);
      return token === String.raw`\/` ? '/' : token;
    },
  );
}

const compiledPatterns = new Map<string, RE2JS | Error>();

/** What matches a pattern, made once; or why there is nothing that can. */
function compilePattern(pattern: string): RE2JS | Error {
  const cached = compiledPatterns.get(pattern);
  if (cached) return cached;
  let compiled: RE2JS | Error;
  try {
    // What is no JavaScript is none here, too.
    void new RegExp(`^(?:${pattern})$`, 'u');
    compiled = RE2JS.compile(`^(?:${toRe2Pattern(pattern)})$`);
  } catch (error) {
    compiled = error instanceof Error ? error : new Error(String(error));
  }
  compiledPatterns.set(pattern, compiled);
  return compiled;
}

/** Why a pattern cannot be matched in a time that grows with the text alone, in the words of the engine; undefined where it can. */
export function getPatternError(pattern: string): string | undefined {
  const engine = compilePattern(pattern);
  return engine instanceof Error ? engine.message : undefined;
}

/**
 * Whether a whole text matches a pattern; undefined where the pattern is at fault. By RE2, which never goes back: no pattern and
 * no text keep a page busy for longer than the one is long times the other.
 */
export function matchesPattern(text: string, pattern: string): boolean | undefined {
  const engine = compilePattern(pattern);
  return engine instanceof Error ? undefined : engine.matches(text);
}
