import { RE2JS } from 're2js';

// What \s of JavaScript has besides that of RE2, as members of a class.
const BLANKS = String.raw`\x0b\x{a0}\x{1680}\x{2000}-\x{200a}\x{2028}\x{2029}\x{202f}\x{205f}\x{3000}\x{feff}`;

/**
 * Escapes, classes and dots of a JavaScript pattern (with the flag `u`) as RE2 has them. What RE2 has not, it refuses itself:
 * looking ahead or behind, and references to what was found before.
 */
function asRe2(pattern: string): string {
  let isClass = false;
  return pattern.replaceAll(/\\u\{([\dA-Fa-f]+)\}|\\u([\dA-Fa-f]{4})|\\[^]|[[\].]/g, (sign, braced, four) => {
    const code: unknown = braced ?? four;
    if (typeof code === 'string') return String.raw`\x{${code}}`;
    if (sign === '[' && !isClass) {
      isClass = true;
      return sign;
    }
    if (sign === ']') isClass = false;
    if (isClass && sign === '[') return String.raw`\[`;
    if (sign === '.' && !isClass) return String.raw`[^\n\r\x{2028}\x{2029}]`;
    if (sign === String.raw`\s`) return isClass ? sign + BLANKS : String.raw`[\s${BLANKS}]`;
    if (sign === String.raw`\S` && !isClass) return String.raw`[^\s${BLANKS}]`;
    // Within a class there is no saying it.
    if (sign === String.raw`\S`) throw new SyntaxError(String.raw`\S en [ ]`);
    return sign === String.raw`\/` ? '/' : sign;
  });
}

const engines = new Map<string, RE2JS | Error>();

/** What matches a pattern, made once; or why there is nothing that can. */
function engineOf(pattern: string): RE2JS | Error {
  const known = engines.get(pattern);
  if (known) return known;
  let made: RE2JS | Error;
  try {
    // What is no JavaScript is none here, too.
    void new RegExp(`^(?:${pattern})$`, 'u');
    made = RE2JS.compile(`^(?:${asRe2(pattern)})$`);
  } catch (error) {
    made = error instanceof Error ? error : new Error(String(error));
  }
  engines.set(pattern, made);
  return made;
}

/** Why a pattern cannot be matched in a time that grows with the text alone, in the words of the engine; undefined where it can. */
export function patternProblem(pattern: string): string | undefined {
  const engine = engineOf(pattern);
  return engine instanceof Error ? engine.message : undefined;
}

/**
 * Whether a whole text matches a pattern; undefined where the pattern is at fault. By RE2, which never goes back: no pattern and
 * no text keep a page busy for longer than the one is long times the other.
 */
export function fitsPattern(text: string, pattern: string): boolean | undefined {
  const engine = engineOf(pattern);
  return engine instanceof Error ? undefined : engine.matches(text);
}
