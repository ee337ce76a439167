import { isPlainObject } from '../../lib/json';

/**
 * Returns one value of the same value in several languages: texts that differ become texts by language
 * (`{ "es": "Cargador", "en": "Charger" }`). For values that differ otherwise it returns the first.
 */
export function mergeLanguages(inputs: readonly (readonly [tag: string, value: unknown])[]): unknown {
  const [first] = inputs;
  const values = inputs.map(([, value]) => value);
  const hasEach = (is: (value: unknown) => boolean): boolean => values.every(is);
  const mergeMember = (key: string | number): unknown =>
    mergeLanguages(inputs.map(([tag, value]) => [tag, (value as Record<string | number, unknown>)[key]]));
  if (hasEach((value) => typeof value === 'string'))
    return new Set(values).size === 1 ? values[0] : Object.fromEntries(inputs);
  if (hasEach(Array.isArray)) return (values[0] as unknown[]).map((_, index) => mergeMember(index));
  if (hasEach(isPlainObject))
    return Object.fromEntries(Object.keys(values[0] as object).map((key) => [key, mergeMember(key)]));
  return first?.[1];
}
