import type { AccessRule } from './common';
import type { List } from './list';

/** Records of a list as a menu, and beside it the chosen one, a form, or the list of an entry. */
export interface MasterDetail {
  /** The records: its columns are the fields that are shown of one, its row actions what is done with it. */
  records: List;
  recordError: string;
  /** Lists below the fields, which came with the record. */
  lists: readonly List[];
  entries: readonly MasterDetailEntry[];
  /** Key of the entry that is shown to begin with; null: the first record. */
  initialEntry: string | null;
  /** Words of the addresses below the base. `record` null: an id follows the base. */
  segments: { create: string; record: string | null; edit: string };
}

/** An entry of the menu that shows a list. */
export interface MasterDetailEntry {
  key: string;
  label: string;
  access: AccessRule;
  list: List;
}
