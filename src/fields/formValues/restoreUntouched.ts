import { evaluate } from '../../config/conditions/evaluate';
import { readSource } from '../../config/values/readPath';
import type { Field } from '../../config/types';
import { toFormValue } from '../core/convert';
import { isDraftable } from '../core/formBehaviours';
import { fieldTypes } from '../core/registry';
import { isSameValue } from './isSameValue';

/** What a form sends, of a record that was read. */
export interface RestoredValues {
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
export function restoreUntouched(
  fields: readonly Field[],
  values: Readonly<Record<string, unknown>>,
  wire: Readonly<Record<string, unknown>>,
  record: unknown,
): RestoredValues {
  const result: RestoredValues = { wire: { ...wire }, absent: [] };
  for (const field of fields) {
    const { name } = field;
    if (!isRestorable(field, record) || !isSameValue(values[name], toFormValue(field, record, false)))
      continue;
    const original = readSource(record, field);
    if (original === undefined) result.absent.push(name);
    else if (isPrimitive(original) && isPrimitive(wire[name])) result.wire[name] = original;
    else if ((original === null || isPrimitiveList(original)) && isPrimitiveList(wire[name]))
      result.wire[name] = original;
  }
  return result;
}

/** Its value is one member of the record: no file, nothing that is composed, and nothing that a condition stands for. */
const isRestorable = (field: Field, record: unknown): boolean =>
  isDraftable(field) &&
  fieldTypes.get(field.type)?.read === undefined &&
  !field.valueWhen.some(({ when }) => evaluate(when, record));

const isPrimitive = (value: unknown): boolean => typeof value !== 'object' || value === null;

const isPrimitiveList = (value: unknown): boolean => Array.isArray(value) && value.every(isPrimitive);
