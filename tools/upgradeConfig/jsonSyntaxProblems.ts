import { parse, type ParseError } from 'jsonc-parser';
import { formatConfigProblem } from '../../src/config/check/problem.ts';
import { readJsonDeclaration } from '../../src/config/check/editor/readJsonDeclaration.ts';

/** Why a file cannot be rewritten, a line each; comments and commas at an end, which stay where they are, do not count. */
export function jsonSyntaxProblems(file: string, text: string): readonly string[] {
  const errors: ParseError[] = [];
  parse(text, errors, { allowTrailingComma: true });
  if (errors.length === 0) return [];
  const withoutComments = text.replaceAll(
    /("(?:[^"\\\n]|\\.)*")|\/\/[^\n]*|\/\*[\s\S]*?\*\//g,
    (match, quoted?: string) => (quoted === undefined ? match.replaceAll(/[^\n]/g, ' ') : match),
  );
  return (readJsonDeclaration(file, withoutComments).problems ?? []).map(formatConfigProblem);
}
