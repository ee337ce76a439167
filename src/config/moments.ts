import { readPath } from './readPath';
import { spansOf } from './spans';
import type { Condition } from './types';

function momentsIn(condition: Condition, scope: unknown): number[] {
  if ('all' in condition) return condition.all.flatMap((part) => momentsIn(part, scope));
  if ('any' in condition) return condition.any.flatMap((part) => momentsIn(part, scope));
  if ('not' in condition) return momentsIn(condition.not, scope);
  return spansOf(condition, readPath(scope, condition.field)).flatMap(
    (span) => span?.filter(Number.isFinite) ?? [],
  );
}

const NONE: readonly number[] = [];

/** The moments (Unix seconds) over `scope` at which one of the conditions may come to hold or cease to. */
export function momentsOf(conditions: readonly Condition[], scope: unknown): readonly number[] {
  const moments = conditions.flatMap((condition) => momentsIn(condition, scope));
  return moments.length === 0 ? NONE : moments;
}
