import type { Operation } from '../../dataProvider/contract/operations';
import type { Resource } from '../../src/config/types';
import { codedNeeds } from './coded';
import { declaredNeeds } from './declared';
import type { Need } from './need';

/** What the console reads of each call, by operation id. Ways of asking that differ in nothing are one. */
export function needsOf(
  resources: ReadonlyMap<string, Resource>,
  operations: readonly Operation[],
): ReadonlyMap<string, readonly Need[]> {
  const found = new Map<string, Map<string, Need>>();
  for (const need of [...declaredNeeds(resources, operations), ...codedNeeds]) {
    const ways = found.get(need.operation) ?? new Map<string, Need>();
    const { screen: _, ...asked } = need;
    const key = JSON.stringify(asked);
    if (!ways.has(key)) ways.set(key, need);
    found.set(need.operation, ways);
  }
  return new Map([...found].map(([operation, ways]) => [operation, [...ways.values()]]));
}
