import type { ResourceDraft } from '../drafts/resourceDraft.ts';
import type { DetectedDialect } from '../host/detectDialect.ts';

/** Position of a resource: top level, or below the records of another one. */
export interface Placement {
  /** Name of the host in the runtime config. */
  host: string;
  /** Menu group of the entry. */
  group: string;
  /** Path parameter of the parent record; undefined for none. */
  parent?: string | undefined;
  /** Resource and tab of each child list, by its path. */
  tabs: ReadonlyMap<string, ResourceDraft>;
  /** Dialect of the host's lists. */
  dialect: DetectedDialect;
  schema: string;
}
