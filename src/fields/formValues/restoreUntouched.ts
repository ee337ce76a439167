import { evaluate } from '../../config/conditions/evaluate';
import { isEmpty } from '../../config/values/isEmpty';
import { readRawSource } from '../../config/values/readPath';
import type { Field } from '../../config/types';
import { isExactNumber } from '../../lib/exactNumber';
import { isPlainObject } from '../../lib/json';
import { toFormValue } from '../core/convert';
import { acceptsValue, isDraftable } from '../core/formBehaviours';
import { fieldTypes } from '../core/registry';
import { isSameValue } from './isSameValue';

/** Wire values of a form after untouched fields were restored from the record. */
export interface RestoredValues {
  /** By field name. */
  wire: Record<string, unknown>;
  /** Names of fields that the record lacks and that are still empty. */
  absent: string[];
}

/**
 * Restores untouched fields to the host's original value, such as a number as text, a switch as 0 or 1, or an empty text
 * instead of null, whether its type can read it or not. Forms write what the documented host expects; a user who changes one
 * field must not normalise another host's other fields. Objects that the type reads and writes in another format, such as an
 * embedded record whose id is written, keep the value that the type writes.
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
    const original = readRawSource(record, field);
    if (original === undefined) result.absent.push(name);
    else if (!isRewritten(field, original, wire[name])) result.wire[name] = original;
  }
  return result;
}

/** True if the type has read an object of the host and writes it in its own format. */
const isRewritten = (field: Field, original: unknown, written: unknown): boolean =>
  [original].flat().some((value) => isPlainObject(value) && !isExactNumber(value)) &&
  !isEmpty(written) &&
  acceptsValue(field, original);

/** True if the value is a single member of the record: not a file, not composed, and not replaced by a condition. */
const isRestorable = (field: Field, record: unknown): boolean =>
  isDraftable(field) &&
  fieldTypes.get(field.type)?.read === undefined &&
  !field.valueOverrides.some(({ when }) => evaluate(when, record));
