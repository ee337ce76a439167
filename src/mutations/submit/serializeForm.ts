import { evaluate } from '../../config/conditions/evaluate';
import type { Field } from '../../config/types';
import { emptyWireMembers, toFormValue, toWireMembers } from '../../fields/core/convert';
import { restoreUntouched, type RestoredValues } from '../../fields/formValues/restoreUntouched';

/** True if the form shows a field with these values. */
export const isVisibleIn =
  (scope: unknown) =>
  ({ visibleWhen }: Field): boolean =>
    visibleWhen === null || evaluate(visibleWhen, scope);

/** Returns the form's values in wire format. A hidden field counts as empty; an untouched one is sent as it was received. */
export async function serializeForm(
  fields: readonly Field[],
  scope: unknown,
  { values, record }: { values: Record<string, unknown>; record: unknown },
): Promise<RestoredValues> {
  const isVisible = isVisibleIn(scope);
  const members = fields.map((field) =>
    isVisible(field)
      ? toWireMembers(field, values[field.name], toFormValue(field, record, false), scope)
      : emptyWireMembers(field),
  );
  const wire = Object.assign({}, ...(await Promise.all(members))) as Record<string, unknown>;
  return record === undefined
    ? { wire, absent: [] }
    : restoreUntouched(fields.filter(isVisible), values, wire, record);
}
