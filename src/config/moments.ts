import { readPath } from './readPath';
import type { Condition } from './types';

/** Paths of the moments whose coming a condition waits for (`past`). */
function momentPaths(condition: Condition): string[] {
  if ('all' in condition) return condition.all.flatMap(momentPaths);
  if ('any' in condition) return condition.any.flatMap(momentPaths);
  if ('not' in condition) return momentPaths(condition.not);
  return condition.past === undefined ? [] : [condition.field];
}

const NONE: readonly number[] = [];

/** The moments (Unix seconds) over `scope` at which one of the conditions may come to hold or cease to. */
export function momentsOf(conditions: readonly Condition[], scope: unknown): readonly number[] {
  const paths = conditions.flatMap(momentPaths);
  if (paths.length === 0) return NONE;
  return paths.map((path) => readPath(scope, path)).filter((value) => typeof value === 'number');
}
