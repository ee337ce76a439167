import type { Field } from '../../src/config/types';
import { copyCase, type ValueKind } from './valueKind';

type Word = string | number;
interface Spelling {
  true: Word;
  false: Word;
}

/** Words for yes and no, the more common ones first. */
const WORDS: readonly Spelling[] = [
  { true: 'true', false: 'false' },
  { true: '1', false: '0' },
  { true: 'y', false: 'n' },
  { true: 'yes', false: 'no' },
  { true: 's', false: 'n' },
  { true: 'si', false: 'no' },
  { true: 'sí', false: 'no' },
  { true: 't', false: 'f' },
  { true: 'v', false: 'f' },
  { true: 'on', false: 'off' },
  { true: 'verdadero', false: 'falso' },
];

/** Words that a field was read with: a host that wrote `S` anywhere means `S` by the opposite of `N`. */
const seenWords = new WeakMap<Field, Set<string>>();

const declaredSpelling = ({ options }: Field): Spelling | undefined =>
  options.wireFormat as Spelling | undefined;

export const booleanKind: ValueKind = {
  reads: 'true or false, 1 or 0, "Y" or "N", "yes" or "no", "S" or "N", "sí" or "no", "on" or "off"',
  read: (value, field) => {
    if (typeof value === 'boolean') return value;
    const declared = declaredSpelling(field);
    if (declared && value === declared.true) return true;
    if (declared && value === declared.false) return false;
    if (typeof value === 'number') return value === 1 ? true : value === 0 ? false : undefined;
    if (typeof value !== 'string') return undefined;
    const word = value.trim().toLowerCase();
    const pair = WORDS.find((words) => words.true === word || words.false === word);
    if (!pair) return undefined;
    const seen = seenWords.get(field) ?? new Set();
    seenWords.set(field, seen.add(word));
    return pair.true === word;
  },
  write: (value, field, original) => {
    if (typeof value !== 'boolean') return value;
    const declared = declaredSpelling(field);
    if (declared) return declared[`${value}`];
    if (typeof original === 'number') return Number(value);
    return typeof original === 'string' ? spellLike(original, value, seenWords.get(field)) : value;
  },
};

/** Returns the word for a value beside that of `original`: one that the host has written, else the most common one. */
function spellLike(original: string, value: boolean, seen: ReadonlySet<string> = new Set()): Word | boolean {
  const word = original.trim().toLowerCase();
  const pairs = WORDS.filter((pair) => pair.true === word || pair.false === word);
  const pair = pairs.find((words) => seen.has(String(words[`${value}`]))) ?? pairs[0];
  if (!pair) return value;
  const isSame = (pair.true === word) === value;
  return isSame ? original : copyCase(String(pair[`${value}`]), original);
}
