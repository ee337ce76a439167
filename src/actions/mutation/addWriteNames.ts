import type { Field } from '../../config/types';

/** What a form holds, also under the names that its fields are written by: of several with one name the one that has a value. */
export function addWriteNames(
  fields: readonly Field[] | undefined,
  form: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const valuesByWriteName: Record<string, unknown> = {};
  for (const { name, write } of fields ?? []) if (write !== name) valuesByWriteName[write] ??= form[name];
  return { ...valuesByWriteName, ...form };
}
