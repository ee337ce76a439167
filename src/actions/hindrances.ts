import { notPromised, recordOf, type ConsoleDataProvider, type Scope } from '../../dataProvider';
import { evaluate } from '../config/evaluate';
import { readPath } from '../config/readPath';
import type { ActionCheck } from '../config/types';
import { isUntold } from '../config/untold';
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
  const scope: Scope = { ...around, result: answerOf(data.body, block) };
  // "Nothing is in the way" is told by what was promised alone: what is missing there would be a guess.
  const isKept = block.every(
    ({ when, items }) =>
      !isUntold(when, scope) &&
      (items === null || !items.startsWith('result.') || Array.isArray(readPath(scope, items))),
  );
  if (!isKept) throw notPromised();
  return { blocks: block.filter(({ when }) => evaluate(when, scope)), scope };
}

/** The answer as blocks look at it. What came along in one list has nobody of a type that does not stand in it. */
function answerOf(body: unknown, block: ActionCheck['block']) {
  const result = resultOf(body);
  if (!isPlainObject(body) || !Array.isArray(body.included) || !isPlainObject(result.included)) return result;
  const types = block.flatMap(({ items }) => /^result\.included\.([^.]+)$/.exec(items ?? '')?.[1] ?? []);
  return {
    ...result,
    included: { ...Object.fromEntries(types.map((type) => [type, []])), ...result.included },
  };
}
