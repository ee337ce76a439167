import { findNodeAtOffset, type Node } from 'jsonc-parser';
import type { ConfigProblem } from '../types';

/** Characters of a text, from the first to the one after the last. */
export interface TextRange {
  from: number;
  to: number;
}

/** What a problem is about in the text of its declaration: the key, or the value where that is a word or a number. */
export function rangeOf(text: string, tree: Node | undefined, problem: ConfigProblem): TextRange {
  const said = placeSaid(text, problem.path);
  if (said !== undefined) return wordAt(text, tree, said);
  const { key, value, isWhole } = nodesOf(tree, problem.path);
  const isKey = problem.found.startsWith('Clave desconocida') || !isWhole;
  const isShort = value !== undefined && value.type !== 'object' && value.type !== 'array';
  const node = isShort && !isKey ? value : key;
  if (node) return { from: node.offset, to: node.offset + node.length };
  const from = value?.offset ?? 0;
  return { from, to: Math.min(text.length, from + 1) };
}

/** A change of the text that does what the problem suggests; undefined where it suggests nothing that can be put in. */
export function changeOf(
  text: string,
  range: TextRange,
  { found, suggestion }: ConfigProblem,
): (TextRange & { insert: string }) | undefined {
  if (suggestion === null) return undefined;
  const written = text.slice(range.from, range.to);
  const [, wrong = ''] = /«([^»]*)»/.exec(found) ?? [];
  if (wrong === '' || written === JSON.stringify(wrong))
    return { ...range, insert: JSON.stringify(suggestion) };
  const at = written.indexOf(wrong);
  if (at < 0) return undefined;
  return { from: range.from + at, to: range.from + at + wrong.length, insert: suggestion };
}

/** `línea 3, columna 5`, which problems of the file itself have in place of a path. */
function placeSaid(text: string, path: string): number | undefined {
  const [, line, column] = /^línea (\d+), columna (\d+)$/.exec(path) ?? [];
  if (line === undefined || column === undefined) return undefined;
  const before = text
    .split('\n')
    .slice(0, Number(line) - 1)
    .reduce((sum, one) => sum + one.length + 1, 0);
  return Math.min(text.length, before + Number(column) - 1);
}

/** What stands there, else the character before: something is missing at the end. */
function wordAt(text: string, tree: Node | undefined, offset: number): TextRange {
  const node = tree && findNodeAtOffset(tree, offset);
  if (node && node.type !== 'object' && node.type !== 'array' && node.type !== 'property')
    return { from: node.offset, to: node.offset + node.length };
  const [word = ''] = /^[^\s,:{}[\]]*/.exec(text.slice(offset)) ?? [];
  if (word !== '') return { from: offset, to: offset + word.length };
  return { from: Math.max(0, offset - 1), to: Math.max(Math.min(1, text.length), offset) };
}

interface Found {
  key: Node | undefined;
  value: Node | undefined;
  /** The whole path was found; otherwise the nearest that is there. */
  isWhole: boolean;
}

/** The key and the value at a path such as `list.columns[2].field`; keys may hold dots and brackets themselves. */
function nodesOf(tree: Node | undefined, path: string): Found {
  let value = tree;
  let key: Node | undefined;
  let rest = path;
  while (rest !== '' && value) {
    const [, index] = /^\[(\d+)\]/.exec(rest) ?? [];
    if (value.type === 'array' && index !== undefined) {
      const item: Node | undefined = value.children?.[Number(index)];
      if (!item) return { key, value, isWhole: false };
      value = item;
      if (item.type === 'object' || item.type === 'array') key = undefined;
      rest = rest.slice(index.length + 2).replace(/^\./, '');
      continue;
    }
    const property = propertyAt(value, rest);
    const [name, inner] = property?.children ?? [];
    if (!name) return { key, value, isWhole: false };
    key = name;
    value = inner;
    rest = rest.slice(String(name.value).length).replace(/^\./, '');
  }
  return { key, value, isWhole: rest === '' };
}

/** The property with the longest key that begins the path. */
function propertyAt(node: Node, path: string): Node | undefined {
  if (node.type !== 'object') return undefined;
  const begins = (one: Node): boolean => {
    const key = String(one.children?.[0]?.value);
    return path === key || path.startsWith(`${key}.`) || path.startsWith(`${key}[`);
  };
  const length = (one: Node): number => String(one.children?.[0]?.value).length;
  // Of two alike the last one counts, as in JSON.
  return (node.children ?? [])
    .filter(begins)
    .sort((a, b) => length(a) - length(b))
    .at(-1);
}
