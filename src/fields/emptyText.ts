import { evaluate } from '../config/evaluate';
import type { Field } from '../config/types';

/** What is shown of a field without a value in a record (ADET-22). */
export const emptyText = (field: Field, record: unknown): string =>
  field.emptyWhen.find(({ when }) => evaluate(when, record))?.text ?? field.empty;
