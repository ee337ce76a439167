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
  wrong?: string;
}

/**
 * An object schema with a rule about its keys. The rule also speaks where a value of the object is wrong, so that all
 * problems of a declaration are found at once.
 */
export function withRule<T extends z.ZodMiniType>(schema: T, rule: (value: Members) => RuleProblem[]): T {
  const check = z.check((payload) => {
    const { value } = payload;
    if (typeof value !== 'object' || value === null) return;
    for (const { path, found, allowed, wrong } of rule(value as Members))
      payload.issues.push({ code: 'custom', path, message: found, params: { allowed, wrong }, input: value });
  });
  check._zod.def.when = () => true;
  return schema.check(check);
}

const has = (value: Members, key: string): boolean => value[key] !== undefined && value[key] !== false;
export const keysIn = (value: Members, keys: readonly string[]): string[] =>
  keys.filter((key) => has(value, key));

/** A problem of one key of the object itself. */
export const atKey = (key: string, found: string, allowed: readonly string[]): RuleProblem => ({
  path: [key],
  found,
  allowed,
});

/** One problem for each of `keys` that is there although `with_` is not. */
export const onlyWith = (value: Members, with_: string, keys: readonly string[]): RuleProblem[] =>
  has(value, with_)
    ? []
    : keysIn(value, keys).map((key) => atKey(key, `«${key}» solo vale junto a «${with_}»`, [with_]));

/** What must be said once and only once: problems for the second and further ones, and for none. */
export function exactlyOne(value: Members, keys: readonly string[], what: string): RuleProblem[] {
  const [first, ...others] = keysIn(value, keys);
  if (first === undefined) return [{ path: [], found: `Falta ${what}`, allowed: keys }];
  return others.map((key) => atKey(key, `«${key}» no va junto a «${first}»`, [first]));
}
