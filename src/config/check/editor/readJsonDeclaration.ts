import { getNodeValue, parseTree, type Node, type ParseError } from 'jsonc-parser';
import type { ConfigProblem } from '../../types';
import type { DeclarationSource } from '../declarationOutline';
import { formatPath } from '../problem';
import { findTooDeep, findTooLong } from '../rules/sizeProblems';

/** Error texts by the parser's `ParseErrorCode`. */
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

/** Invisible character that some editors and spreadsheets write at the beginning of a file in UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

const createByteOrderMarkProblem = (file: string): ConfigProblem => ({
  file,
  path: 'línea 1, columna 1',
  found: 'El archivo empieza por una marca de orden de bytes (BOM), que no se ve y no es JSON',
  allowed: ['UTF-8 sin BOM'],
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
              `La clave «${name}» está dos veces: ${formatLineColumn(text, firstNode.offset)} y ${formatLineColumn(text, key.offset)}`,
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
  return `línea ${lines.length}, columna ${(lines.at(-1) ?? '').length + 1}`;
}

const createProblem = (file: string, path: string, found: string): ConfigProblem => ({
  file,
  path,
  found,
  allowed: [],
  suggestion: null,
});
