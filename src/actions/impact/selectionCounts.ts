import type { RaRecord } from 'ra-core';
import { recordScope } from '../../../dataProvider';
import type { ActionTarget } from '../actionTarget';
import { getReadKey, MAX_READS, type BuildCount, type ImpactContext, type ImpactCount } from './impactCount';

/** Reads of a question about several records at most; the others are named as not counted. */
const MAX_SELECTION_READS = 24;

/** Returns the target of an action on one of the selected records. */
export const toRecordTarget = (target: ActionTarget, record: RaRecord): ActionTarget => ({
  ...target,
  record,
  scope: { ...target.scope, ...recordScope(target.resource, record) },
});

/**
 * Returns what the question of an action on several records counts: the counts of each record, as sums. The reads are shared
 * out evenly among the sums, and records beyond them are not counted.
 */
export function createSums(
  builders: readonly BuildCount[],
  records: readonly RaRecord[],
  context: ImpactContext,
): ImpactCount[] {
  const contexts = records.map((record) => ({ ...context, target: toRecordTarget(context.target, record) }));
  const partsOfSums = builders.map((build) => contexts.flatMap((recordContext) => build(recordContext)));
  const readCount = partsOfSums.filter((parts) => parts.some(({ source }) => source.kind === 'read')).length;
  const maxReads = Math.floor(MAX_SELECTION_READS / Math.max(1, Math.min(readCount, MAX_READS)));
  return partsOfSums.flatMap((parts) => createSum(parts, maxReads));
}

function createSum(parts: readonly ImpactCount[], maxReads: number): ImpactCount[] {
  const [first] = parts;
  if (!first) return [];
  const countedParts = limitParts(
    parts.filter(({ source }) => source.kind === 'read' || source.kind === 'rows'),
    maxReads,
  );
  const isDenied = parts.some(({ source }) => source.kind === 'denied');
  const source: ImpactCount['source'] = isDenied
    ? { kind: 'denied' }
    : countedParts.length === 0
      ? { kind: 'uncounted' }
      : { kind: 'sum', parts: countedParts, total: parts.length };
  // A link and an action belong to one record, and each part has rows of its own.
  return [{ ...first, source, link: undefined, resolveAction: undefined, matches: null }];
}

/** Leaves out the parts beyond the limit of reads. Several records may share one read. */
function limitParts(parts: readonly ImpactCount[], maxReads: number): ImpactCount[] {
  const keys = new Set<string>();
  return parts.filter((part) => {
    const key = getReadKey(part);
    if (key === undefined || keys.has(key)) return true;
    if (keys.size >= maxReads) return false;
    keys.add(key);
    return true;
  });
}
