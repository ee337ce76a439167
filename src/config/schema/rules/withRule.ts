import * as z from 'zod/mini';

type Members = Readonly<Record<string, unknown>>;

/** Keys of an object that do not go together. */
export interface RuleProblem {
  /** The key that is at fault, below the object. */
  path: (string | number)[];
  /** What was found, in Spanish. */
  found: string;
  /** What is allowed there instead. */
  allowed: readonly string[];
  /** What may be a slip of the keys for one of these. */
  misspelt?: string;
}

/**
 * An object schema with a rule about its keys. The rule also speaks where a value of the object is wrong, so that all
 * problems of a declaration are found at once.
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

/** A problem of one key of the object itself. */
export const createKeyProblem = (key: string, found: string, allowed: readonly string[]): RuleProblem => ({
  path: [key],
  found,
  allowed,
});

/** One problem for each of `keys` that is there although `with_` is not. */
export const findKeysWithout = (
  value: Members,
  requiredKey: string,
  keys: readonly string[],
): RuleProblem[] =>
  hasKey(value, requiredKey)
    ? []
    : findPresentKeys(value, keys).map((key) =>
        createKeyProblem(key, `«${key}» solo vale junto a «${requiredKey}»`, [requiredKey]),
      );

/** What must be said once and only once: problems for the second and further ones, and for none. */
export function findNotExactlyOne(value: Members, keys: readonly string[], label: string): RuleProblem[] {
  const [firstKey, ...otherKeys] = findPresentKeys(value, keys);
  if (firstKey === undefined) return [{ path: [], found: `Falta ${label}`, allowed: keys }];
  return otherKeys.map((key) => createKeyProblem(key, `«${key}» no va junto a «${firstKey}»`, [firstKey]));
}
