import type { CollectionName } from '../collections';
import type { Criteria } from '../criteria';

/** Collections whose tables have a version (migration 002). */
const versionedNames: ReadonlySet<CollectionName> = new Set(['assets', 'devices', 'gateways', 'users']);

/** Number of counts to keep, and milliseconds after which one is taken again in any case. */
const MAX_COUNTS = 1000;
const MAX_AGE_MS = 600_000;

/** Rows between two places of a {@link PageCount}. */
export const PLACE_STEP = 1000;

/** The number of rows that match criteria, at one version of their table. */
export interface PageCount {
  /** -1 if nothing is known yet. */
  version: number;
  total: number;
  /** Positions of the rows 0, {@link PLACE_STEP} and so on in insertion order; undefined until a second page far behind is read. */
  places?: readonly number[];
  /** True if a page far behind was read at this version. */
  isReadFar: boolean;
}

interface StoredCount extends PageCount {
  takenAt: number;
}

/**
 * Counts that hold while the version of their table stays the same, kept by a process for all its calls. A count of many
 * rows takes longer than reading a page, and most pages are read between two changes.
 */
export class PageCounts {
  private readonly counts = new Map<string, StoredCount>();

  /** `now` is milliseconds. */
  constructor(private readonly now: () => number = Date.now) {}

  /** Returns the topics whose changes can change the count; undefined if the table has no version. */
  static topicsOf<Name extends CollectionName>(
    name: Name,
    where: Criteria<Name>,
  ): readonly string[] | undefined {
    if (!versionedNames.has(name)) return undefined;
    return Object.keys(where).length === 0 ? ['rows'] : ['rows', 'values'];
  }

  static keyOf<Name extends CollectionName>(name: Name, where: Criteria<Name>): string {
    return JSON.stringify([name, where]);
  }

  get(key: string): PageCount {
    const count = this.counts.get(key);
    if (count && count.takenAt + MAX_AGE_MS > this.now()) return count;
    return { version: -1, total: 0, isReadFar: false };
  }

  set(key: string, count: PageCount): void {
    this.counts.delete(key);
    this.counts.set(key, { ...count, takenAt: this.now() });
    const [oldest] = this.counts.keys();
    if (this.counts.size > MAX_COUNTS && oldest !== undefined) this.counts.delete(oldest);
  }

  /** Forgets all, since another database may answer next. */
  clear(): void {
    this.counts.clear();
  }
}
