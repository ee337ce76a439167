import { findNodeAtOffset, type Node } from 'jsonc-parser';
import type { ConfigProblem } from '../../types';

/** Range of characters in a text; `to` is exclusive. */
export interface TextRange {
  from: number;
  to: number;
}

/** Finds the text range of a problem: the key, or the value if it is a scalar. */
export function findProblemRange(text: string, tree: Node | undefined, problem: ConfigProblem): TextRange {
  const lineColumnOffset = parseLineColumn(text, problem.path);
  if (lineColumnOffset !== undefined) return findWordRange(text, tree, lineColumnOffset);
  const { key, value, isExact } = locateNodes(tree, problem.path);
  const targetsKey = problem.found.startsWith('Unknown key') || !isExact;
  const isScalar = value !== undefined && value.type !== 'object' && value.type !== 'array';
  const node = isScalar && !targetsKey ? value : key;
  if (node) return { from: node.offset, to: node.offset + node.length };
  const from = value?.offset ?? 0;
  return { from, to: Math.min(text.length, from + 1) };
}

/** Creates the edit for a problem's suggestion; undefined if there is none that can be inserted. */
export function createSuggestedEdit(
  text: string,
  range: TextRange,
  { found, suggestion }: ConfigProblem,
): (TextRange & { insert: string }) | undefined {
  if (suggestion === null) return undefined;
  const currentText = text.slice(range.from, range.to);
  const quotedNames: readonly string[] = found.match(/"(?:[^"\\]|\\.)+"/g) ?? [];
  if (quotedNames.length === 0 || quotedNames.includes(currentText))
    return { ...range, insert: JSON.stringify(suggestion) };
  const wrongName = quotedNames
    .map((quoted) => quoted.slice(1, -1))
    .find((name) => currentText.includes(name));
  if (wrongName === undefined) return undefined;
  const wrongOffset = currentText.indexOf(wrongName);
  return {
    from: range.from + wrongOffset,
    to: range.from + wrongOffset + wrongName.length,
    insert: suggestion,
  };
}

/** Parses `line 3, column 5`, which problems of the file itself have instead of a path. */
function parseLineColumn(text: string, path: string): number | undefined {
  const [, line, column] = /^line (\d+), column (\d+)$/.exec(path) ?? [];
  if (line === undefined || column === undefined) return undefined;
  const lineOffset = text
    .split('\n')
    .slice(0, Number(line) - 1)
    .reduce((sum, lineText) => sum + lineText.length + 1, 0);
  return Math.min(text.length, lineOffset + Number(column) - 1);
}

/** Finds the word at an offset, else the character before it, if something is missing at the end. */
function findWordRange(text: string, tree: Node | undefined, offset: number): TextRange {
  const node = tree && findNodeAtOffset(tree, offset);
  if (node && node.type !== 'object' && node.type !== 'array' && node.type !== 'property')
    return { from: node.offset, to: node.offset + node.length };
  const [word = ''] = /^[^\s,:{}[\]]*/.exec(text.slice(offset)) ?? [];
  if (word !== '') return { from: offset, to: offset + word.length };
  return { from: Math.max(0, offset - 1), to: Math.max(Math.min(1, text.length), offset) };
}

interface LocatedNodes {
  key: Node | undefined;
  value: Node | undefined;
  /** True if the whole path was found; otherwise the nearest ancestor is returned. */
  isExact: boolean;
}

/** Finds the key and the value at a path such as `list.columns[2].field`; keys can contain dots and brackets. */
function locateNodes(tree: Node | undefined, path: string): LocatedNodes {
  let value = tree;
  let key: Node | undefined;
  let remainingPath = path;
  while (remainingPath !== '' && value) {
    const [, index] = /^\[(\d+)\]/.exec(remainingPath) ?? [];
    if (value.type === 'array' && index !== undefined) {
      const item: Node | undefined = value.children?.[Number(index)];
      if (!item) return { key, value, isExact: false };
      value = item;
      if (item.type === 'object' || item.type === 'array') key = undefined;
      remainingPath = remainingPath.slice(index.length + 2).replace(/^\./, '');
      continue;
    }
    const property = findProperty(value, remainingPath);
    const [name, valueNode] = property?.children ?? [];
    if (!name) return { key, value, isExact: false };
    key = name;
    value = valueNode;
    remainingPath = remainingPath.slice(String(name.value).length).replace(/^\./, '');
  }
  return { key, value, isExact: remainingPath === '' };
}

/** Finds the property with the longest key that is a prefix of the path. */
function findProperty(node: Node, path: string): Node | undefined {
  if (node.type !== 'object') return undefined;
  const isPrefixOfPath = (property: Node): boolean => {
    const key = String(property.children?.[0]?.value);
    return path === key || path.startsWith(`${key}.`) || path.startsWith(`${key}[`);
  };
  const getKeyLength = (property: Node): number => String(property.children?.[0]?.value).length;
  // The last of two equal keys wins, as in JSON.
  return (node.children ?? [])
    .filter(isPrefixOfPath)
    .sort((a, b) => getKeyLength(a) - getKeyLength(b))
    .at(-1);
}
