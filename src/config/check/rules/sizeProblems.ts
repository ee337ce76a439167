import type { ConfigProblem } from '../../types';
import { formatPath } from '../problem';

/** Maximum nesting depth of a declaration; authored ones have about fifteen levels. */
export const MAX_LEVELS = 50;
/** Maximum number of entries in one list or object; more data belongs in a call of the host. */
export const MAX_ENTRIES = 1000;

/** Maximum length of a file in characters; the largest authored ones have about a tenth. */
export const MAX_LENGTH = 1_000_000;

const megabyteFormat = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

/** Returns what is wrong with the length of a JSON text; undefined if it is not too long to be checked. */
export const findTooLong = (text: string): string | undefined =>
  text.length > MAX_LENGTH
    ? `The text has ${megabyteFormat.format(text.length / 1_000_000)} million characters; the limit is 1 million. So many entries belong at the host`
    : undefined;

const tooDeepText = `The text has more than ${MAX_LEVELS} levels, one inside the other`;
const formatTooManyText = (count: number): string =>
  `The value has ${count} entries; the limit is ${MAX_ENTRIES}. So many entries belong at the host`;

/**
 * Finds an oversized value. It is not checked further, since walks over it would block or crash the check of the others. One
 * problem per declaration is enough.
 */
export function findSizeProblems(file: string, input: unknown): ConfigProblem[] {
  // An explicit stack, because recursion could overflow the call stack.
  const stack: TreeNode[] = [{ value: input, level: 0, key: '', parent: undefined }];
  for (let node = stack.pop(); node; node = stack.pop()) {
    const { value, level } = node;
    if (typeof value !== 'object' || value === null) continue;
    const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
    const isTooDeep = level >= MAX_LEVELS;
    if (isTooDeep || keys.length > MAX_ENTRIES)
      return [
        {
          file,
          path: formatPath(getPath(node)),
          found: isTooDeep ? tooDeepText : formatTooManyText(keys.length),
          allowed: [],
          suggestion: null,
        },
      ];
    for (const key of keys)
      stack.push({
        value: (value as Record<string | number, unknown>)[key],
        level: level + 1,
        key,
        parent: node,
      });
  }
  return [];
}

interface TreeNode {
  value: unknown;
  level: number;
  key: string | number;
  parent: TreeNode | undefined;
}

/** Returns the path of a node, at most its first five segments. */
function getPath(node: TreeNode): (string | number)[] {
  const path: (string | number)[] = [];
  for (let current: TreeNode | undefined = node; current?.parent; current = current.parent)
    path.unshift(current.key);
  return path.slice(0, 5);
}

/** Returns where a JSON text is nested too deeply, before a recursive parser reads it; undefined if it is not. */
export function findTooDeep(text: string): { offset: number; found: string } | undefined {
  let level = 0;
  let isInString = false;
  for (let offset = 0; offset < text.length; offset += 1) {
    const char = text[offset];
    if (isInString) {
      if (char === '\\') offset += 1;
      else if (char === '"' || char === '\n') isInString = false;
    } else if (char === '"') isInString = true;
    else if (char === '{' || char === '[') {
      level += 1;
      if (level > MAX_LEVELS) return { offset, found: tooDeepText };
    } else if (char === '}' || char === ']') level -= 1;
  }
  return undefined;
}
