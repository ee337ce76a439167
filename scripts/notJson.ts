import { parse, type ParseError } from 'jsonc-parser';
import { problemText } from '../src/config/check/problem.ts';
import { readJson } from '../src/config/check/readJson.ts';

/** Why a file cannot be rewritten, a line each; comments and commas at an end, which stay where they are, do not count. */
export function notJson(file: string, text: string): readonly string[] {
  const errors: ParseError[] = [];
  parse(text, errors, { allowTrailingComma: true });
  if (errors.length === 0) return [];
  const bare = text.replaceAll(
    /("(?:[^"\\\n]|\\.)*")|\/\/[^\n]*|\/\*[\s\S]*?\*\//g,
    (whole, quoted?: string) => (quoted === undefined ? whole.replaceAll(/[^\n]/g, ' ') : whole),
  );
  return (readJson(file, bare).problems ?? []).map(problemText);
}
