import type { RaRecord } from 'ra-core';
import { evaluate } from '../../../src/config/conditions/evaluate';
import { isEmpty } from '../../../src/config/values/isEmpty';
import type { Field, FormItem, RecordForm } from '../../../src/config/types';
import { sampleValue } from './sampleValue';

/** Values that a form allows, or the required field without a known one. */
export type SampleForm =
  | { data: Readonly<Record<string, unknown>>; missing?: undefined }
  | { missing: Field };

/** Fills a create form as its declaration allows: visible fields of the first alternatives, required ones always. */
export function sampleForm(form: RecordForm, rows: readonly RaRecord[], now: number): SampleForm {
  const inactive = new Set(form.items.flatMap(listInactiveFields).map(({ name }) => name));
  const fields = form.fields.filter(({ name, readOnly }) => !inactive.has(name) && !readOnly);
  const data: Record<string, unknown> = {};
  // The conditions and limits of a field may refer to a later one.
  for (let pass = 0; pass < 2; pass++)
    for (const field of fields) {
      const isVisible = field.visibleWhen === null || evaluate(field.visibleWhen, data);
      const value = isVisible
        ? sampleValue(field, { rows, now, data, required: isRequired(field, data) })
        : undefined;
      if (value === undefined) Reflect.deleteProperty(data, field.name);
      else data[field.name] = value;
    }
  const missing = fields.find(
    (field) =>
      isRequired(field, data) &&
      (field.visibleWhen === null || evaluate(field.visibleWhen, data)) &&
      isEmpty(data[field.name]),
  );
  return missing ? { missing } : { data };
}

const isRequired = (field: Field, data: Readonly<Record<string, unknown>>): boolean =>
  field.required || (field.requiredWhen !== null && evaluate(field.requiredWhen, data));

/** Fields of alternatives that the form does not show at first. */
function listInactiveFields(item: FormItem): Field[] {
  if (item.kind === 'step') return item.items.flatMap(listInactiveFields);
  if (item.kind !== 'alternatives') return [];
  return item.alternatives.slice(1).flatMap(({ items }) => items.flatMap(listFields));
}

function listFields(item: FormItem): Field[] {
  if (item.kind === 'field') return [item.field];
  if (item.kind === 'row') return [...item.fields];
  if (item.kind === 'step') return item.items.flatMap(listFields);
  if (item.kind === 'alternatives')
    return item.alternatives.flatMap(({ items }) => items.flatMap(listFields));
  return [];
}
