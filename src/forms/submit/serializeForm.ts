import { evaluate } from '../../config/conditions/evaluate';
import type { Field } from '../../config/types';
import { emptyWireMembers, toFormValue, toWireMembers } from '../../fields/core/convert';
import { restoreUntouched, type RestoredValues } from '../../fields/formValues/restoreUntouched';

/** Whether the form shows a field while it holds this. */
export const isVisibleIn =
  (scope: unknown) =>
  ({ visibleWhen }: Field): boolean =>
    visibleWhen === null || evaluate(visibleWhen, scope);

/** The values of the form as the host wants them; a field that is not shown counts as empty, what nobody touched goes as it came. */
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
