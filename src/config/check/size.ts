import type { ConfigProblem } from '../types';
import { pathText } from './problem';

/** Levels of a declaration, one within the other: those that people write have some fifteen. */
export const MOST_LEVELS = 50;
/** Entries of one list or one object of a declaration: what has more belongs to a call of the host. */
export const MOST_ENTRIES = 1000;

const deepText = `Tiene más de ${MOST_LEVELS} niveles, uno dentro de otro`;
const longText = (count: number): string =>
  `Tiene ${count} elementos: caben ${MOST_ENTRIES}. Lo que es tanto se pide al host`;

/**
 * What is larger than anybody declares: it is looked at no further, since walks over it would hold up or end the check of all
 * the others. One problem a declaration is enough.
 */
export function sizeProblems(file: string, input: unknown): ConfigProblem[] {
  // By hand: calls within calls have an end of their own.
  const left: Place[] = [{ value: input, level: 0, key: '', above: undefined }];
  for (let place = left.pop(); place; place = left.pop()) {
    const { value, level } = place;
    if (typeof value !== 'object' || value === null) continue;
    const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
    const isDeep = level >= MOST_LEVELS;
    if (isDeep || keys.length > MOST_ENTRIES)
      return [
        {
          file,
          path: pathText(pathOf(place)),
          found: isDeep ? deepText : longText(keys.length),
          allowed: [],
          suggestion: null,
        },
      ];
    for (const key of keys)
      left.push({
        value: (value as Record<string | number, unknown>)[key],
        level: level + 1,
        key,
        above: place,
      });
  }
  return [];
}

interface Place {
  value: unknown;
  level: number;
  key: string | number;
  above: Place | undefined;
}

/** The path of a place, from the top; of a deep one its beginning, where somebody will look. */
function pathOf(place: Place): (string | number)[] {
  const path: (string | number)[] = [];
  for (let at: Place | undefined = place; at?.above; at = at.above) path.unshift(at.key);
  return path.slice(0, 5);
}

/** Where a JSON text goes a level too deep, before anything reads it in calls within calls; undefined where it does not. */
export function tooDeepAt(text: string): { offset: number; found: string } | undefined {
  let level = 0;
  let isText = false;
  for (let offset = 0; offset < text.length; offset += 1) {
    const sign = text[offset];
    if (isText) {
      if (sign === '\\') offset += 1;
      else if (sign === '"' || sign === '\n') isText = false;
    } else if (sign === '"') isText = true;
    else if (sign === '{' || sign === '[') {
      level += 1;
      if (level > MOST_LEVELS) return { offset, found: deepText };
    } else if (sign === '}' || sign === ']') level -= 1;
  }
  return undefined;
}
