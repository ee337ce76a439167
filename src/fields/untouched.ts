import { evaluate } from '../config/evaluate';
import { readSource } from '../config/readPath';
import type { Field } from '../config/types';
import { toFormValue } from './convert';
import { isKept } from './kept';
import { fieldTypes } from './registry';
import { sameValue } from './sameValue';

/** What a form sends, of a record that was read. */
export interface AsItCame {
  /** By the names of the fields. */
  wire: Record<string, unknown>;
  /** Names of fields that the record does not have at all, and into which nobody put anything. */
  absent: string[];
}

/**
 * What nobody touched goes back as it came: a number that is a text, a switch that is 0 or 1, an empty text in place of null. Forms
 * write what hosts of the documents want; another host is not to be corrected by somebody who changed another field. Lists and
 * objects that are written otherwise than they are read stay as the type of the field writes them.
 */
export function asItCame(
  fields: readonly Field[],
  values: Readonly<Record<string, unknown>>,
  wire: Readonly<Record<string, unknown>>,
  record: unknown,
): AsItCame {
  const sent: AsItCame = { wire: { ...wire }, absent: [] };
  for (const field of fields) {
    const { name } = field;
    if (!isTakenAsItIs(field, record) || !sameValue(values[name], toFormValue(field, record, false)))
      continue;
    const came = readSource(record, field);
    if (came === undefined) sent.absent.push(name);
    else if (isPlain(came) && isPlain(wire[name])) sent.wire[name] = came;
    else if ((came === null || isPlainList(came)) && isPlainList(wire[name])) sent.wire[name] = came;
  }
  return sent;
}

/** Its value is one member of the record: no file, nothing that is composed, and nothing that a condition stands for. */
const isTakenAsItIs = (field: Field, record: unknown): boolean =>
  isKept(field) &&
  fieldTypes.get(field.type)?.read === undefined &&
  !field.valueWhen.some(({ when }) => evaluate(when, record));

const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null;

const isPlainList = (value: unknown): boolean => Array.isArray(value) && value.every(isPlain);
