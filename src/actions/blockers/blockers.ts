import {
  missingProofError,
  extractRecord,
  type ConsoleDataProvider,
  type Scope,
} from '../../../dataProvider';
import { evaluate } from '../../config/conditions/evaluate';
import { readPath } from '../../config/values/readPath';
import type { ActionCheck } from '../../config/types';
import { isUndecidable } from '../../config/conditions/isUndecidable';
import { isPlainObject } from '../../lib/json';
import { toResponseScope } from '../../mutations/outcome/responseScope';
import type { ActionTarget } from '../actionTarget';

/** What stands in the way of an action. */
export interface Blockers {
  blocks: ActionCheck['block'];
  /** Of the action, with the answer as `result`. */
  scope: Scope;
}

/** Asks the host what is in the way. Rejects with `ApiError`, `PathError` or an `AbortError`. */
export async function findBlockers(
  dataProvider: ConsoleDataProvider,
  { call, block }: ActionCheck,
  { resource, scope: actionScope }: Pick<ActionTarget, 'resource' | 'scope'>,
  signal: AbortSignal,
): Promise<Blockers> {
  const { data } = await dataProvider.call(resource.name, { call, scope: actionScope, signal });
  // What came beside the record is an answer, too.
  if (!isPlainObject(data.body) || !isPlainObject(data.body.included)) extractRecord(data.body);
  const scope: Scope = { ...actionScope, result: toBlockerResult(data.body, block) };
  // "Nothing is in the way" is told by what was promised alone: what is missing there would be a guess.
  const isComplete = block.every(
    ({ when, items }) =>
      !isUndecidable(when, scope) &&
      (items === null || !items.startsWith('result.') || Array.isArray(readPath(scope, items))),
  );
  if (!isComplete) throw missingProofError();
  return { blocks: block.filter(({ when }) => evaluate(when, scope)), scope };
}

/** The answer as blocks look at it. What came along in one list has nobody of a type that does not stand in it. */
function toBlockerResult(body: unknown, block: ActionCheck['block']) {
  const result = toResponseScope(body);
  if (!isPlainObject(body) || !Array.isArray(body.included) || !isPlainObject(result.included)) return result;
  const types = block.flatMap(({ items }) => /^result\.included\.([^.]+)$/.exec(items ?? '')?.[1] ?? []);
  return {
    ...result,
    included: { ...Object.fromEntries(types.map((type) => [type, []])), ...result.included },
  };
}
