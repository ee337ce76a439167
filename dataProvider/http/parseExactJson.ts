import { isExactDecimal } from '../../src/lib/exactDecimal';
import type { ExactNumber } from '../../src/lib/exactNumber';

/** A quote or a number. */
const TOKEN = /"|-?\d[\d.eE+-]*/g;
const JSON_NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/** Parses JSON. A number that JavaScript would round becomes an {@link ExactNumber}. Throws a SyntaxError like `JSON.parse`. */
export function parseExactJson(text: string): unknown {
  const parts: string[] = [];
  let end = 0;
  TOKEN.lastIndex = 0;
  for (let match = TOKEN.exec(text); match; match = TOKEN.exec(text)) {
    const [token] = match;
    if (token === '"') {
      TOKEN.lastIndex = findTextEnd(text, match.index);
      continue;
    }
    if (!JSON_NUMBER.test(token) || isExactDecimal(token)) continue;
    parts.push(text.slice(end, match.index), JSON.stringify({ $digits: token } satisfies ExactNumber));
    end = match.index + token.length;
  }
  return JSON.parse(parts.join('') + text.slice(end));
}

/** Returns the index after the text that starts at `start`; the end of an unclosed one is that of all. */
function findTextEnd(text: string, start: number): number {
  let end = start;
  do end = text.indexOf('"', end + 1);
  while (end !== -1 && isEscaped(text, end));
  return end === -1 ? text.length : end + 1;
}

function isEscaped(text: string, index: number): boolean {
  let count = 0;
  while (text[index - 1 - count] === '\\') count += 1;
  return count % 2 === 1;
}
