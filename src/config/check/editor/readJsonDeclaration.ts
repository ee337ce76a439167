import { getNodeValue, parseTree, type Node, type ParseError } from 'jsonc-parser';
import type { ConfigProblem } from '../../types';
import type { DeclarationSource } from '../declarationOutline';
import { formatPath } from '../problem';
import { findTooDeep } from '../rules/sizeProblems';

/** What is wrong, by the code of the parser (its `ParseErrorCode`). */
const PARSE_ERRORS: Readonly<Record<number, string>> = {
  1: 'hay algo que no es JSON',
  2: 'hay un número mal escrito',
  3: 'falta el nombre de una clave, entre comillas',
  4: 'falta un valor',
  5: 'faltan dos puntos',
  6: 'falta una coma',
  7: 'falta «}»',
  8: 'falta «]»',
  9: 'sobra lo que sigue',
  10: 'en JSON no hay comentarios',
  12: 'falta cerrar las comillas',
  14: 'hay un carácter Unicode mal escrito',
  15: 'hay una secuencia de escape mal escrita',
  16: 'hay un carácter que no puede estar en un texto',
};

/**
 * Reads a JSON declaration: what was found, with errors of syntax and keys that stand twice, each with line and column. Of
 * a file with errors of syntax the rest is read as far as it goes, so that other files may name what it declares.
 */
export function readJsonDeclaration(file: string, text: string): DeclarationSource {
  const depthError = findTooDeep(text);
  if (depthError) {
    const problems = [createProblem(file, formatLineColumn(text, depthError.offset), depthError.found)];
    return { file, input: undefined, problems, hasSyntaxErrors: true };
  }
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  // One slip makes several errors at one place: the first says it.
  const firstErrors = errors.filter(
    ({ offset }, index) => errors.findIndex((candidate) => candidate.offset === offset) === index,
  );
  // What is no object at all, such as a page in place of a file, is told in one line.
  const reportedErrors = tree?.type === 'object' ? firstErrors : firstErrors.slice(0, 1);
  const syntaxProblems = reportedErrors.map(({ error, offset }) =>
    createProblem(
      file,
      formatLineColumn(text, offset),
      `No es JSON: ${PARSE_ERRORS[error] ?? PARSE_ERRORS[1]}`,
    ),
  );
  return {
    file,
    input: tree && (getNodeValue(tree) as unknown),
    problems: [...syntaxProblems, ...(tree ? findDuplicateKeys(file, text, tree, []) : [])],
    hasSyntaxErrors: syntaxProblems.length > 0,
  };
}

/** Keys that stand twice in one object: the second would silently win. */
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
              `La clave «${name}» está dos veces: ${formatLineColumn(text, firstNode.offset)} y ${formatLineColumn(text, key.offset)}`,
            ),
          ]
        : []),
      ...(value ? findDuplicateKeys(file, text, value, keyPath) : []),
    ];
  });
}

/** Line and column, counted from 1. */
function formatLineColumn(text: string, offset: number): string {
  const lines = text.slice(0, offset).split('\n');
  return `línea ${lines.length}, columna ${(lines.at(-1) ?? '').length + 1}`;
}

const createProblem = (file: string, path: string, found: string): ConfigProblem => ({
  file,
  path,
  found,
  allowed: [],
  suggestion: null,
});
