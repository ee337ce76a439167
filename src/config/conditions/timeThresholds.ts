import { readPath } from '../values/readPath';
import { getTimeSpans } from './timeSpans';
import type { Condition } from '../types';

function collectThresholds(condition: Condition, scope: unknown): number[] {
  if ('all' in condition) return condition.all.flatMap((part) => collectThresholds(part, scope));
  if ('any' in condition) return condition.any.flatMap((part) => collectThresholds(part, scope));
  if ('not' in condition) return collectThresholds(condition.not, scope);
  return getTimeSpans(condition, readPath(scope, condition.field)).flatMap(
    (span) => span?.filter(Number.isFinite) ?? [],
  );
}

const NO_THRESHOLDS: readonly number[] = [];

/** The moments (Unix seconds) over `scope` at which one of the conditions may come to hold or cease to. */
export function findTimeThresholds(conditions: readonly Condition[], scope: unknown): readonly number[] {
  const thresholds = conditions.flatMap((condition) => collectThresholds(condition, scope));
  return thresholds.length === 0 ? NO_THRESHOLDS : thresholds;
}
