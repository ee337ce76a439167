import type { Field } from '../../src/config/types';
import { isExactNumber } from '../../src/lib/exactNumber';
import { isPlainObject } from '../../src/lib/json';
import { readTextList, writeTextList } from './lists';
import { toWireNumber } from './numbers';
import { copyCase, type ValueKind } from './valueKind';

type Choice = string | number | boolean;

const isChoice = (value: unknown): value is Choice =>
  typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value);

const declaredChoices = ({ options: { values } }: Field): readonly Choice[] =>
  Array.isArray(values) ? (values as Choice[]) : isPlainObject(values) ? Object.keys(values) : [];

/** Returns the declared value that a host's value means: the same, the same as text, or the only one in another case. */
function readChoice(value: unknown, field: Field): unknown {
  if (isExactNumber(value)) return value.$digits;
  if (!isChoice(value)) return undefined;
  const choices = declaredChoices(field);
  if (choices.includes(value)) return value;
  const text = String(value);
  const same = choices.find((choice) => String(choice) === text);
  if (same !== undefined) return same;
  const alike = choices.filter((choice) => String(choice).toLowerCase() === text.trim().toLowerCase());
  return alike.length === 1 ? alike[0] : value;
}

/** Writes a choice as the kind and in the case of the host's value. */
function writeChoice(value: unknown, field: Field, original: unknown): unknown {
  if (!isChoice(value)) return value;
  if (typeof original === 'boolean' && (value === 'true' || value === 'false')) return value === 'true';
  if (typeof original !== 'string') return toWireNumber(value, original);
  if (typeof value !== 'string') return String(value);
  const isRespelled = readChoice(original, field) !== original;
  return isRespelled ? copyCase(value, original) : value;
}

const isMultiple = ({ options }: Field): boolean => options.multiple === true || options.join !== undefined;

/** Entries of a text with several values; the separator is that of the field, if it declares one. */
const readChoices = (value: unknown, field: Field): unknown => {
  if (field.options.join !== undefined && typeof value === 'string') return value;
  const list = readTextList(value);
  const items = list?.map((item) => readChoice(item, field));
  return items?.includes(undefined) ? undefined : items;
};

export const choiceKind: ValueKind = {
  reads: 'one of the declared values, also in capitals or as a number',
  read: (value, field) => (isMultiple(field) ? readChoices(value, field) : readChoice(value, field)),
  write: (value, field, original) => {
    if (field.options.writeAs !== undefined) return value;
    if (!Array.isArray(value)) return writeChoice(value, field, original);
    const [example] = readTextList(original) ?? [];
    return writeTextList(
      (value as unknown[]).map((item) => writeChoice(item, field, example)),
      original,
    );
  },
};
