import { isEmpty } from '../../config/values/isEmpty';
import type { Field } from '../../config/types';
import { isJsonEqual } from '../../lib/isJsonEqual';
import { readValue } from './readValue';
import { acceptsValue, getFormBehaviour } from './formBehaviours';
import { fieldTypes } from './registry';

/**
 * Returns the form value of a field for a record; `field.default` if the record is new and has no value. A value that the
 * input cannot show stays as the host sent it.
 */
export const toFormValue = (field: Field, record: unknown, isNew: boolean): unknown => {
  const storedValue = readValue(field, record);
  const value = isNew && isEmpty(storedValue) ? field.default : storedValue;
  if (!isNew && !isReadable(field, value)) return value;
  const { toForm } = getFormBehaviour(field);
  return (toForm ? toForm(value, field) : value) ?? null;
};

/** True if the input of a field can show a value of the host. A composed value is always readable. */
export const isReadable = (field: Field, value: unknown): boolean =>
  isEmpty(value) || fieldTypes.get(field.type)?.read !== undefined || acceptsValue(field, value);

/** True if the form value equals what the host sent. False if `original` is undefined (something new). */
export const isOriginalValue = (field: Field, value: unknown, original: unknown): boolean =>
  original !== undefined && isJsonEqual(value ?? null, toFormValue(field, original, false));

/** Returns the values of a form, by field name. */
export const toFormValues = (
  fields: readonly Field[],
  record: unknown,
  isNew: boolean,
): Record<string, unknown> =>
  Object.fromEntries(fields.map((field) => [field.name, toFormValue(field, record, isNew)]));

/**
 * Returns the wire value of a form value: applies the type's rule and turns '' into null. May read a file. `loaded` is the
 * initial form value, `scope` the scope of the form's conditions.
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

/** Returns the body members of a form field: its value under its name, plus the members that its type writes elsewhere. */
export const toWireMembers = async (
  field: Field,
  value: unknown,
  initialValue?: unknown,
  scope?: unknown,
): Promise<Record<string, unknown>> => ({
  ...(await getFormBehaviour(field).extraBodyMembers?.(value, field)),
  [field.name]: await toWireValue(field, value, initialValue, scope),
});

/** Returns the body members of a hidden field. */
export const emptyWireMembers = async (field: Field): Promise<Record<string, unknown>> => ({
  ...(await toWireMembers(field, null)),
  [field.name]: getFormBehaviour(field).emptyWireValue ?? null,
});
