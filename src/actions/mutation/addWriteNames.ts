import type { Field } from '../../config/types';

/**
 * Returns the form values, also under the `writePath` of their fields. If several fields share a name, the one with a
 * value wins.
 */
export function addWriteNames(
  fields: readonly Field[] | undefined,
  form: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const valuesByWriteName: Record<string, unknown> = {};
  for (const { name, writePath } of fields ?? [])
    if (writePath !== name) valuesByWriteName[writePath] ??= form[name];
  return { ...valuesByWriteName, ...form };
}
