import type { RaRecord } from 'ra-core';
import type { Scope } from '../../../dataProvider';
import type { Field, Resource } from '../../config/types';
import { toFormValues } from '../../fields/core/convert';
import { serializeForm } from '../../mutations/submit/prepareForm';

/** Values of an update, and the fields to omit. */
export interface UpdateValues {
  values: Readonly<Record<string, unknown>>;
  omittedFields: readonly string[];
}

/**
 * True if an update sends all fields of the edit form. A declared call documents its body, so it gets what the form sends;
 * the own call of a dialect gets the changed member only.
 */
export const sendsWholeForm = ({ api }: Resource): boolean => api.declared.update !== undefined;

/** Adds the other fields of the edit form as the record has them, if the update sends the whole form. */
export async function addOtherFields(
  { values, omittedFields }: UpdateValues,
  { resource, field, record, scope }: { resource: Resource; field: Field; record: RaRecord; scope: Scope },
): Promise<UpdateValues> {
  if (!sendsWholeForm(resource) || !resource.edit) return { values, omittedFields };
  const { fields } = resource.edit;
  const loaded = toFormValues(fields, record, false);
  const others = fields.filter(({ name }) => name !== field.name);
  const { wire, absent } = await serializeForm(
    others,
    { ...scope, ...record, ...loaded, ...values },
    { values: loaded, record },
  );
  return { values: { ...wire, ...values }, omittedFields: [...omittedFields, ...absent] };
}
