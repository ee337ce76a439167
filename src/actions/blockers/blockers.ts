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

/** Blockers of an action. */
export interface Blockers {
  blocks: ActionCheck['blockedWhen'];
  /** Scope of the action, with the response as `result`. */
  scope: Scope;
}

/** Returns the entries of a block: the records that have to be removed first. Empty if the block names none. */
export function readBlockerItems({ items }: ActionCheck['blockedWhen'][number], scope: Scope): unknown[] {
  const value = items === null ? [] : readPath(scope, items);
  return Array.isArray(value) ? value : [];
}

/** Returns the number of entries left, or 0 if a block cannot be removed in the dialog itself. */
export function countResolvable({ blocks, scope }: Blockers): number {
  const counts = blocks.map((block) => (block.resolveAction ? readBlockerItems(block, scope).length : 0));
  return counts.includes(0) ? 0 : counts.reduce((sum, count) => sum + count, 0);
}

/** Asks the host for blockers. Rejects with `ApiError`, `PathError` or an `AbortError`. */
export async function findBlockers(
  dataProvider: ConsoleDataProvider,
  { call, blockedWhen }: ActionCheck,
  { resource, scope: actionScope }: Pick<ActionTarget, 'resource' | 'scope'>,
  signal: AbortSignal,
): Promise<Blockers> {
  const { data } = await dataProvider.call(resource.name, { call, scope: actionScope, signal });
  // A response with only `included` data is valid too.
  if (!isPlainObject(data.body) || !isPlainObject(data.body.included)) extractRecord(data.body);
  const scope: Scope = { ...actionScope, result: toBlockerResult(data.body, blockedWhen) };
  // Only a complete response proves that nothing blocks the action; a missing list proves nothing.
  const isComplete = blockedWhen.every(
    ({ when, items }) =>
      !isUndecidable(when, scope) &&
      (items === null || !items.startsWith('result.') || Array.isArray(readPath(scope, items))),
  );
  if (!isComplete) throw missingProofError();
  return { blocks: blockedWhen.filter(({ when }) => evaluate(when, scope)), scope };
}

/**
 * Returns the response in the shape that blocks read. If all related records come in one list, a type that is missing in it
 * has no records.
 */
function toBlockerResult(body: unknown, block: ActionCheck['blockedWhen']) {
  const result = toResponseScope(body);
  if (!isPlainObject(body) || !Array.isArray(body.included) || !isPlainObject(result.included)) return result;
  const types = block.flatMap(({ items }) => /^result\.included\.([^.]+)$/.exec(items ?? '')?.[1] ?? []);
  return {
    ...result,
    included: { ...Object.fromEntries(types.map((type) => [type, []])), ...result.included },
  };
}
