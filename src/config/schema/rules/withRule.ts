import * as z from 'zod/mini';

type Members = Readonly<Record<string, unknown>>;

/** Problem with the keys of an object, for example keys that do not go together. */
export interface RuleProblem {
  /** Path of the wrong key, relative to the object. */
  path: (string | number)[];
  /** Description of the problem, in English. */
  found: string;
  /** Allowed alternatives. */
  allowed: readonly string[];
  /** Text that may be a misspelling of one of `allowed`. */
  misspelt?: string;
}

/**
 * Adds a rule about the keys to an object schema. The rule also runs if a value of the object is invalid, so that all problems of a
 * declaration are reported at once.
 */
export function withRule<T extends z.ZodMiniType>(schema: T, rule: (value: Members) => RuleProblem[]): T {
  const check = z.check((payload) => {
    const { value } = payload;
    if (typeof value !== 'object' || value === null) return;
    for (const { path, found, allowed, misspelt } of rule(value as Members))
      payload.issues.push({
        code: 'custom',
        path,
        message: found,
        params: { allowed, wrong: misspelt },
        input: value,
      });
  });
  check._zod.def.when = () => true;
  return schema.check(check);
}

const hasKey = (value: Members, key: string): boolean => value[key] !== undefined && value[key] !== false;
export const findPresentKeys = (value: Members, keys: readonly string[]): string[] =>
  keys.filter((key) => hasKey(value, key));

/** Creates a problem for one key of the object itself. */
export const createKeyProblem = (key: string, found: string, allowed: readonly string[]): RuleProblem => ({
  path: [key],
  found,
  allowed,
});

/** Returns a problem for each of `keys` that is present although `requiredKey` is missing. */
export const findKeysWithout = (
  value: Members,
  requiredKey: string,
  keys: readonly string[],
): RuleProblem[] =>
  hasKey(value, requiredKey)
    ? []
    : findPresentKeys(value, keys).map((key) =>
        createKeyProblem(key, `"${key}" is only allowed beside "${requiredKey}"`, [requiredKey]),
      );

/** Returns a problem for each present key after the first, or one problem if none of `keys` is present. */
export function findNotExactlyOne(value: Members, keys: readonly string[], label: string): RuleProblem[] {
  const [firstKey, ...otherKeys] = findPresentKeys(value, keys);
  if (firstKey === undefined) return [{ path: [], found: `${label} is missing`, allowed: keys }];
  return otherKeys.map((key) => createKeyProblem(key, `"${key}" does not go with "${firstKey}"`, [firstKey]));
}
