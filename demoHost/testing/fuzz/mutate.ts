import type { Random } from '../../../fixtures/generators/random';
import { randomHostileValue } from './hostileValues';

type Json = Record<string, unknown> | unknown[];

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** Returns a copy of `value` with one part corrupted: another value, or a missing, extra or repeated member. */
export function mutateJson(value: unknown, random: Random): unknown {
  if (!isJson(value)) return randomHostileValue(random);
  const copy = structuredClone(value);
  const target = random.pick(containersIn(copy));
  const keys = Object.keys(target);
  const isList = Array.isArray(target);
  const mutation = random.int(0, 4);
  if (mutation === 0 || keys.length === 0) {
    if (isList) target.push(randomHostileValue(random));
    else
      defineMember(
        target,
        random.pick(['unknown', '__proto__', 'constructor', 'id', 'roles', 'client_id']),
        random,
      );
    return copy;
  }
  const key = random.pick(keys);
  if (mutation === 1) {
    if (isList) target.splice(Number(key), 1);
    else delete target[key];
  } else if (mutation === 2 && isList) {
    const [entry] = target;
    for (let i = 0; i < random.int(1, 1200); i += 1) target.push(entry);
  } else if (isList) target[Number(key)] = randomHostileValue(random);
  else target[key] = randomHostileValue(random);
  return copy;
}

/** Defines a member under any name, `__proto__` included, like a JSON parser. */
function defineMember(target: Record<string, unknown>, name: string, random: Random): void {
  const value = randomHostileValue(random);
  Object.defineProperty(target, name, { value, enumerable: true, configurable: true, writable: true });
}

/** Returns the value itself and every object and list in it. */
function containersIn(value: Json): Json[] {
  return [value, ...Object.values(value).flatMap((member) => (isJson(member) ? containersIn(member) : []))];
}
