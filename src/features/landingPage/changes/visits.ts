import { isPlainObject } from '../../../lib/json';
import type { AttentionItem, Snapshot } from '../attention/attention';

/** Items of one group: at the last visit, and as last read in this one. */
export interface GroupVisits {
  /** undefined on the first visit. */
  previous?: Snapshot | undefined;
  current: Snapshot;
}

/** Visits by group. */
export type Visits = Readonly<Record<string, GroupVisits>>;

/** Seconds without a read after which the next read belongs to a new visit. */
const VISIT_GAP_S = 30 * 60;

/** Difference between two visits. */
export interface Difference {
  /** Unix seconds of the last visit. */
  since: number;
  appeared: readonly string[];
  /** True if only one page was read and everything on it is new: there may be more. */
  isMinimum: boolean;
  gone: readonly string[];
}

/** Adds a snapshot to the visits of a group. After a gap, the last snapshot becomes that of the last visit. */
export function addSnapshot(visits: GroupVisits | undefined, snapshot: Snapshot): GroupVisits {
  if (!visits) return { current: snapshot };
  return isNewVisit(visits, snapshot.at)
    ? { previous: visits.current, current: snapshot }
    : { previous: visits.previous, current: snapshot };
}

/** True if visits at `now` (Unix seconds) have an earlier one to compare with. */
export const hasEarlierVisit = (visits: Visits, now: number): boolean =>
  Object.values(visits).some((group) => group.previous !== undefined || isNewVisit(group, now));

const isNewVisit = ({ current }: GroupVisits, now: number): boolean => now - current.at > VISIT_GAP_S;

/**
 * Compares the items with those of the last visit. An item of a list is new if it is later than all that the last visit read:
 * an older one may only have moved up from a page that was not read.
 */
export function compareVisits(
  { previous, current }: GroupVisits,
  items: readonly Pick<AttentionItem, 'id' | 'since'>[],
): Difference | undefined {
  if (!previous || !canCompare(previous)) return undefined;
  const { newest } = previous;
  const previousIds = new Set(previous.ids);
  const appeared = items.flatMap(({ id, since }) =>
    id === undefined || previousIds.has(id) || (newest !== undefined && (since ?? -Infinity) <= newest)
      ? []
      : id,
  );
  const currentIds = new Set(current.ids);
  return {
    since: previous.at,
    appeared,
    isMinimum: !current.isComplete && appeared.length === items.length,
    gone: previous.isComplete && current.isComplete ? previous.ids.filter((id) => !currentIds.has(id)) : [],
  };
}

const canCompare = ({ isComplete, newest }: Snapshot): boolean => isComplete || newest !== undefined;

/** Reads stored visits; groups that another version stored differently are left out. */
export function parseVisits(stored: unknown): Visits {
  if (!isPlainObject(stored)) return {};
  return Object.fromEntries(
    Object.entries(stored).flatMap(([key, value]) => {
      if (!isPlainObject(value) || !isSnapshot(value.current)) return [];
      const { current, previous } = value;
      return [[key, { current, previous: isSnapshot(previous) ? previous : undefined }]];
    }),
  );
}

const isSnapshot = (value: unknown): value is Snapshot =>
  isPlainObject(value) &&
  typeof value.at === 'number' &&
  typeof value.isComplete === 'boolean' &&
  (value.newest === undefined || typeof value.newest === 'number') &&
  Array.isArray(value.ids) &&
  value.ids.every((id) => typeof id === 'string');
