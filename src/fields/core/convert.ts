import { isEmpty } from '../../config/values/isEmpty';
import type { Field } from '../../config/types';
import { isJsonEqual } from '../../lib/isJsonEqual';
import { readValue } from './readValue';
import { getFormBehaviour } from './formBehaviours';

/** The form's value of a field for a record; `field.default` where the record has none and is new. */
export const toFormValue = (field: Field, record: unknown, isNew: boolean): unknown => {
  const storedValue = readValue(field, record);
  const value = isNew && isEmpty(storedValue) ? field.default : storedValue;
  const { toForm } = getFormBehaviour(field);
  return (toForm ? toForm(value, field) : value) ?? null;
};

/** Whether a form holds of a field what the host sent; undefined is something new, which did not come. */
export const isOriginalValue = (field: Field, value: unknown, original: unknown): boolean =>
  original !== undefined && isJsonEqual(value ?? null, toFormValue(field, original, false));

/** The values of a form, by field name. */
export const toFormValues = (
  fields: readonly Field[],
  record: unknown,
  isNew: boolean,
): Record<string, unknown> =>
  Object.fromEntries(fields.map((field) => [field.name, toFormValue(field, record, isNew)]));

/**
 * What is sent of a form's value: by the type's own rule, and '' as null in either case. May read a file. `loaded` is what
 * the form began with, `scope` what conditions of the form see.
 */
export const toWireValue = async (
  field: Field,
  value: unknown,
  initialValue?: unknown,
  scope?: unknown,
): Promise<unknown> => {
  const { toWire, normalise } = getFormBehaviour(field);
  const normalisedValue = normalise && value !== initialValue ? normalise(value, field) : value;
  const wire = toWire ? await toWire(normalisedValue, field, initialValue, scope) : normalisedValue;
  return wire === '' || wire === undefined ? null : wire;
};

/** What is sent of a form's field: its value by its name, and what its type writes elsewhere, by the members of the body. */
export const toWireMembers = async (
  field: Field,
  value: unknown,
  initialValue?: unknown,
  scope?: unknown,
): Promise<Record<string, unknown>> => ({
  ...(await getFormBehaviour(field).extraBodyMembers?.(value, field)),
  [field.name]: await toWireValue(field, value, initialValue, scope),
});

/** What is sent of a field that is not shown. */
export const emptyWireMembers = async (field: Field): Promise<Record<string, unknown>> => ({
  ...(await toWireMembers(field, null)),
  [field.name]: getFormBehaviour(field).emptyWireValue ?? null,
});
