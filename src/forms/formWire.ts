import { evaluate } from '../config/evaluate';
import type { Field } from '../config/types';
import { emptyWireMembers, toFormValue, toWireMembers } from '../fields/convert';
import { asItCame, type AsItCame } from '../fields/untouched';

/** Whether the form shows a field while it holds this. */
export const isShownIn =
  (scope: unknown) =>
  ({ visibleWhen }: Field): boolean =>
    visibleWhen === null || evaluate(visibleWhen, scope);

/** The values of the form as the host wants them; a field that is not shown counts as empty, what nobody touched goes as it came. */
export async function formWire(
  fields: readonly Field[],
  scope: unknown,
  { values, record }: { values: Record<string, unknown>; record: unknown },
): Promise<AsItCame> {
  const isShown = isShownIn(scope);
  const members = fields.map((field) =>
    isShown(field)
      ? toWireMembers(field, values[field.name], toFormValue(field, record, false), scope)
      : emptyWireMembers(field),
  );
  const wire = Object.assign({}, ...(await Promise.all(members))) as Record<string, unknown>;
  return record === undefined ? { wire, absent: [] } : asItCame(fields.filter(isShown), values, wire, record);
}
