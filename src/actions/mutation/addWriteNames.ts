import type { Field } from '../../config/types';

/**
 * Returns the form values, also under the `write` names of their fields. If several fields share a name, the one with a
 * value wins.
 */
export function addWriteNames(
  fields: readonly Field[] | undefined,
  form: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const valuesByWriteName: Record<string, unknown> = {};
  for (const { name, write } of fields ?? []) if (write !== name) valuesByWriteName[write] ??= form[name];
  return { ...valuesByWriteName, ...form };
}
