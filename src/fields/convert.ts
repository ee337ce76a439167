import { isEmpty } from '../config/isEmpty';
import type { Field } from '../config/types';
import { jsonEqual } from '../lib/equal';
import { readValue } from './readValue';
import { formSideOf } from './formSides';

/** The form's value of a field for a record; `field.default` where the record has none and is new. */
export const toFormValue = (field: Field, record: unknown, isNew: boolean): unknown => {
  const read = readValue(field, record);
  const value = isNew && isEmpty(read) ? field.default : read;
  const { toForm } = formSideOf(field);
  return (toForm ? toForm(value, field) : value) ?? null;
};

/** Whether a form holds of a field what the host sent; undefined is something new, which did not come. */
export const isAsItCame = (field: Field, value: unknown, came: unknown): boolean =>
  came !== undefined && jsonEqual(value ?? null, toFormValue(field, came, false));

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
  loaded?: unknown,
  scope?: unknown,
): Promise<unknown> => {
  const { toWire, tidy } = formSideOf(field);
  const meant = tidy && value !== loaded ? tidy(value, field) : value;
  const wire = toWire ? await toWire(meant, field, loaded, scope) : meant;
  return wire === '' || wire === undefined ? null : wire;
};

/** What is sent of a form's field: its value by its name, and what its type writes elsewhere, by the members of the body. */
export const toWireMembers = async (
  field: Field,
  value: unknown,
  loaded?: unknown,
  scope?: unknown,
): Promise<Record<string, unknown>> => ({
  ...(await formSideOf(field).toOthers?.(value, field)),
  [field.name]: await toWireValue(field, value, loaded, scope),
});

/** What is sent of a field that is not shown. */
export const emptyWireMembers = async (field: Field): Promise<Record<string, unknown>> => ({
  ...(await toWireMembers(field, null)),
  [field.name]: formSideOf(field).emptyWire ?? null,
});
