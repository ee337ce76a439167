import type { Operation } from '../../../dataProvider/contract/operations';
import type { Resource } from '../../../src/config/types';
import { codedRequirements } from './codedRequirements';
import { declaredRequirements } from './declaredRequirements';
import type { ReadRequirement } from './requirement';

/** Collects the requirements of each call, by operation id. Merges equal request variants. */
export function collectRequirements(
  resources: ReadonlyMap<string, Resource>,
  operations: readonly Operation[],
): ReadonlyMap<string, readonly ReadRequirement[]> {
  const requirementsByOperation = new Map<string, Map<string, ReadRequirement>>();
  for (const requirement of [...declaredRequirements(resources, operations), ...codedRequirements]) {
    const requirementsByKey =
      requirementsByOperation.get(requirement.operation) ?? new Map<string, ReadRequirement>();
    const { screen: _, ...reading } = requirement;
    const key = JSON.stringify(reading);
    if (!requirementsByKey.has(key)) requirementsByKey.set(key, requirement);
    requirementsByOperation.set(requirement.operation, requirementsByKey);
  }
  return new Map(
    [...requirementsByOperation].map(([operation, requirementsByKey]) => [
      operation,
      [...requirementsByKey.values()],
    ]),
  );
}
