import { evaluate } from '../../config/conditions/evaluate';
import { readSource } from '../../config/values/readPath';
import type { Field } from '../../config/types';
import { fieldTypes } from './registry';

/**
 * Returns the value of a field in a record: from a condition, else by the type's own `read`, else at `field.source`. Never
 * throws.
 */
export const readValue = (field: Field, record: unknown): unknown => {
  const override = field.valueOverrides.find(({ when }) => evaluate(when, record));
  if (override) return override.value;
  const read = fieldTypes.get(field.type)?.read;
  return read ? read(record, field) : readSource(record, field);
};

/** Returns the text that is shown for a field without a value. */
export const emptyText = (field: Field, record: unknown): string =>
  field.emptyTextWhen.find(({ when }) => evaluate(when, record))?.text ?? field.emptyText;
