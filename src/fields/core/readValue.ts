import { evaluate } from '../../config/conditions/evaluate';
import { readSource } from '../../config/values/readPath';
import type { Field } from '../../config/types';
import { fieldTypes } from './registry';

/** The value of a field in a record: what a condition makes of it, else by the type's own `read`, or at `field.source`. Total. */
export const readValue = (field: Field, record: unknown): unknown => {
  const override = field.valueWhen.find(({ when }) => evaluate(when, record));
  if (override) return override.value;
  const read = fieldTypes.get(field.type)?.read;
  return read ? read(record, field) : readSource(record, field);
};

/** What is shown of a field without a value in a record (ADET-22). */
export const emptyText = (field: Field, record: unknown): string =>
  field.emptyWhen.find(({ when }) => evaluate(when, record))?.text ?? field.empty;
