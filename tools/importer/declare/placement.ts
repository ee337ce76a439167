import type { ResourceDraft } from '../drafts/resourceDraft.ts';
import type { DetectedDialect } from '../host/detectDialect.ts';

/** Where the records of a resource stand: by themselves, or below those of another one. */
export interface Placement {
  /** Name of the host in the runtime config. */
  host: string;
  /** What the entry of the menu stands under. */
  group: string;
  /** Parameter of the path that is the record above; undefined for none. */
  parent?: string | undefined;
  /** The resource and the tab of each list that belongs to a record, by its path. */
  tabs: ReadonlyMap<string, ResourceDraft>;
  /** How the host writes its lists. */
  dialect: DetectedDialect;
  schema: string;
}
