import { isPlainObject } from '../../src/lib/json';
import { isExactNumber, stringifyJson, toDigits } from '../../src/lib/exactNumber';
import { parseExactJson } from '../http/parseExactJson';
import { restoreExactId } from './exactIds';
import { toWireNumber } from './numbers';
import type { ValueKind } from './valueKind';

const isList = (value: unknown): value is unknown[] => Array.isArray(value);

/** Some hosts store a list as its JSON text, and PHP writes an empty one as an object. */
export function readList(value: unknown): unknown[] | undefined {
  if (isList(value)) return value;
  if (isPlainObject(value)) return Object.keys(value).length === 0 ? [] : undefined;
  return typeof value === 'string' && value.trimStart().startsWith('[') ? parseListText(value) : undefined;
}

function parseListText(text: string): unknown[] | undefined {
  try {
    const value = parseExactJson(text);
    return isList(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const SEPARATOR = /[,;|]/;

/** Returns the entries of a list of plain values, or of one text with separators: `a,b`. */
export function readTextList(value: unknown): unknown[] | undefined {
  const list = readList(value);
  if (list) return list;
  if (typeof value === 'number' || isExactNumber(value)) return [toDigits(value)];
  if (typeof value !== 'string') return undefined;
  const separator = SEPARATOR.exec(value)?.[0];
  const parts = separator === undefined ? [value] : value.split(separator);
  return parts.flatMap((part) => part.trim() || []);
}

/** Writes a list of plain values as the host wrote one: a list, its JSON text, or one text with separators. */
export function writeTextList(list: readonly unknown[], original: unknown): unknown {
  if (typeof original !== 'string') return list;
  if (readList(original)) return stringifyJson(list);
  const separator = /[,;|]\s*/.exec(original)?.[0] ?? ',';
  return list.join(separator);
}

const isText = (value: unknown): value is string => typeof value === 'string';

export const emailsKind: ValueKind = {
  reads: 'an array of strings, or a string with commas',
  read: (value) => {
    if (isText(value) && !SEPARATOR.test(value) && !value.startsWith('[')) return value;
    const list = readTextList(value);
    return list?.every(isText) ? list : undefined;
  },
  write: (value, _, original) => {
    if (!isList(value)) return value;
    // One address or several with blanks: the console reads both as they are.
    const isSpaced = isText(original) && !SEPARATOR.test(original) && /\S\s+\S/.test(original);
    return isSpaced ? value.join(' ') : writeTextList(value, original);
  },
};

const isId = (value: unknown): boolean =>
  (isText(value) && value !== '') || typeof value === 'number' || isExactNumber(value);

/** Hosts also embed the records. */
const isRelated = (value: unknown): boolean => isId(value) || (isPlainObject(value) && isId(value.id));

export const referenceKind: ValueKind = {
  reads: 'an id, or an object with `id`',
  read: (value) => (isRelated(value) ? value : undefined),
  write: (value, _, original) => {
    const id = isPlainObject(original) && !isExactNumber(original) ? original.id : original;
    return id === undefined || id === null ? restoreExactId(value) : toWireNumber(value, id);
  },
};

export const referencesKind: ValueKind = {
  reads: 'an array of ids or of objects with `id`, or a string with commas',
  read: (value) => {
    const list = readTextList(value);
    return list?.every(isRelated) ? list : undefined;
  },
  write: (value, field, original) => {
    if (!isList(value)) return value;
    const [example] = readList(original) ?? [];
    return writeTextList(
      value.map((id) => referenceKind.write(id, field, example, 'iso')),
      original,
    );
  },
};

/** Lists of objects. */
export const itemsKind: ValueKind = {
  reads: 'an array of objects',
  read: (value) => {
    const list = readList(value);
    return list?.every(isPlainObject) ? list : undefined;
  },
  write: (value, _, original) =>
    isList(value) && isText(original) && readList(original) ? stringifyJson(value) : value,
};

/** Texts: what is written over a number stays one, if it is one. */
export const textKind: ValueKind = {
  reads: 'a string or a number',
  read: (value) =>
    [value].flat().every((item) => typeof item !== 'object' || item === null || isExactNumber(item))
      ? value
      : undefined,
  write: (value, _, original) => toWireNumber(value, original),
};
