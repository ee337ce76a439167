import type { RaRecord } from 'ra-core';
import type { Field } from '../../../config/types';

/** Item that needs attention. */
export interface AttentionItem {
  /** undefined if the row has none. */
  id: string | undefined;
  name: string;
  /** Second line; '' without one. */
  below: string;
  /** Field of a record whose value is the second line; absent if the line is only a text. */
  belowValue?: { field: Field; record: RaRecord } | undefined;
  /** Console path; undefined if there is no page. */
  to: string | undefined;
  /** Unix seconds. */
  since: number | undefined;
  /** Id of its group; undefined without one. */
  groupId: string | undefined;
}

/** Number of rows with a code. */
export interface CodeCount {
  code: string;
  count: number;
}

/** Items of a group: a building with its gateways. */
export interface ItemGroup {
  /** undefined: the items without a group. */
  id: string | undefined;
  count: number;
  /** Moment of the latest item, in Unix seconds. */
  since: number | undefined;
  /** Largest count first. */
  tally: readonly CodeCount[];
}

/** Response of an attention group. */
export interface Attention {
  items: readonly AttentionItem[];
  /** Total number; undefined if the host does not send it. */
  count: number | undefined;
  /** Items by group, the largest first; undefined without `groupBy`. */
  groups: readonly ItemGroup[] | undefined;
  /** Ids of the items that were read, for the comparison with the next visit; undefined if they cannot be compared. */
  snapshot: Snapshot | undefined;
}

/** Items of one moment. */
export interface Snapshot {
  /** Unix seconds of the response. */
  at: number;
  ids: readonly string[];
  /** True if these are all items. */
  isComplete: boolean;
  /** Moment of the latest item of a list, in Unix seconds. A later item is new, although only one page was read. */
  newest?: number | undefined;
}
