import { evaluate } from '../config/evaluate';
import { readSource } from '../config/readPath';
import type { Field } from '../config/types';
import { fieldTypes } from './registry';

/** The value of a field in a record: what a condition makes of it, else by the type's own `read`, or at `field.source`. Total. */
export const readValue = (field: Field, record: unknown): unknown => {
  const instead = field.valueWhen.find(({ when }) => evaluate(when, record));
  if (instead) return instead.value;
  const read = fieldTypes.get(field.type)?.read;
  return read ? read(record, field) : readSource(record, field);
};
