import { recordOf, type ConsoleDataProvider, type Scope } from '../../dataProvider';
import { evaluate } from '../config/evaluate';
import type { ActionCheck } from '../config/types';
import { isPlainObject } from '../lib/json';
import { resultOf } from '../writes/result';
import type { ActionTarget } from '../writes/target';

/** What stands in the way of an action. */
export interface Hindrances {
  blocks: ActionCheck['block'];
  /** Of the action, with the answer as `result`. */
  scope: Scope;
}

/** Asks the host what is in the way. Rejects with `ApiError`, `PathError` or an `AbortError`. */
export async function hindrancesOf(
  dataProvider: ConsoleDataProvider,
  { call, block }: ActionCheck,
  { resource, scope: around }: Pick<ActionTarget, 'resource' | 'scope'>,
  signal: AbortSignal,
): Promise<Hindrances> {
  const { data } = await dataProvider.call(resource.name, { call, scope: around, signal });
  // What came beside the record is an answer, too.
  if (!isPlainObject(data.body) || !isPlainObject(data.body.included)) recordOf(data.body);
  const scope: Scope = { ...around, result: resultOf(data.body) };
  return { blocks: block.filter(({ when }) => evaluate(when, scope)), scope };
}
