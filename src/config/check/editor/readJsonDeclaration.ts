import { getNodeValue, parseTree, type Node, type ParseError } from 'jsonc-parser';
import type { ConfigProblem } from '../../types';
import type { DeclarationSource } from '../declarationOutline';
import { formatPath } from '../problem';
import { findTooDeep, findTooLong } from '../rules/sizeProblems';

/** Error texts by the parser's `ParseErrorCode`. */
const PARSE_ERRORS: Readonly<Record<number, string>> = {
  1: 'something here is not JSON',
  2: 'a number is not written correctly',
  3: 'the name of a key, in double quotes, is missing',
  4: 'a value is missing',
  5: 'a colon is missing',
  6: 'a comma is missing',
  7: '"}" is missing',
  8: '"]" is missing',
  9: 'the rest of the text is too much',
  10: 'JSON has no comments',
  12: 'the closing quotes are missing',
  14: 'a Unicode escape is not written correctly',
  15: 'an escape sequence is not written correctly',
  16: 'a text has a character that JSON does not allow',
};

/**
 * Reads a JSON declaration, with syntax errors and duplicate keys, each with line and column. A file with syntax errors is
 * parsed as far as possible, so other files can use the names that it declares.
 */
export function readJsonDeclaration(file: string, text: string): DeclarationSource {
  const tooLong = findTooLong(text);
  if (tooLong !== undefined)
    return { file, input: undefined, problems: [createProblem(file, '', tooLong)], hasSyntaxErrors: true };
  // The file is used nevertheless; other programs reject such JSON although it looks right in an editor.
  if (text.startsWith(BYTE_ORDER_MARK)) {
    const source = readJsonDeclaration(file, text.slice(BYTE_ORDER_MARK.length));
    return { ...source, problems: [createByteOrderMarkProblem(file), ...(source.problems ?? [])] };
  }
  const depthError = findTooDeep(text);
  if (depthError) {
    const problems = [createProblem(file, formatLineColumn(text, depthError.offset), depthError.found)];
    return { file, input: undefined, problems, hasSyntaxErrors: true };
  }
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  // One mistake causes several errors at the same offset: keep the first.
  const firstErrors = errors.filter(
    ({ offset }, index) => errors.findIndex((candidate) => candidate.offset === offset) === index,
  );
  // Report only one problem if the text is not an object, such as an HTML page instead of the file.
  const reportedErrors = tree?.type === 'object' ? firstErrors : firstErrors.slice(0, 1);
  const syntaxProblems = reportedErrors.map(({ error, offset }) =>
    createProblem(
      file,
      formatLineColumn(text, offset),
      `No valid JSON: ${PARSE_ERRORS[error] ?? PARSE_ERRORS[1]}`,
    ),
  );
  return {
    file,
    input: tree && (getNodeValue(tree) as unknown),
    problems: [...syntaxProblems, ...(tree ? findDuplicateKeys(file, text, tree, []) : [])],
    hasSyntaxErrors: syntaxProblems.length > 0,
  };
}

/** Invisible character that some editors and spreadsheets write at the beginning of a file in UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

const createByteOrderMarkProblem = (file: string): ConfigProblem => ({
  file,
  path: 'line 1, column 1',
  found: 'The file begins with a byte order mark (BOM), which is invisible and not JSON',
  allowed: ['UTF-8 without BOM'],
  suggestion: null,
  isMild: true,
});

/** Finds keys that occur twice in one object, since the second one would silently win. */
function findDuplicateKeys(
  file: string,
  text: string,
  node: Node,
  path: readonly (string | number)[],
): ConfigProblem[] {
  const { type, children = [] } = node;
  if (type === 'array')
    return children.flatMap((child, index) => findDuplicateKeys(file, text, child, [...path, index]));
  if (type !== 'object') return [];
  const seen = new Map<string, Node>();
  return children.flatMap(({ children: [key, value] = [] }) => {
    if (!key) return [];
    const name = String(key.value);
    const firstNode = seen.get(name);
    seen.set(name, key);
    const keyPath = [...path, name];
    return [
      ...(firstNode
        ? [
            createProblem(
              file,
              formatPath(keyPath),
              `The key ${JSON.stringify(name)} occurs twice: ${formatLineColumn(text, firstNode.offset)} and ${formatLineColumn(text, key.offset)}`,
            ),
          ]
        : []),
      ...(value ? findDuplicateKeys(file, text, value, keyPath) : []),
    ];
  });
}

/** Formats an offset as line and column, from 1. */
function formatLineColumn(text: string, offset: number): string {
  const lines = text.slice(0, offset).split('\n');
  return `line ${lines.length}, column ${(lines.at(-1) ?? '').length + 1}`;
}

const createProblem = (file: string, path: string, found: string): ConfigProblem => ({
  file,
  path,
  found,
  allowed: [],
  suggestion: null,
});
