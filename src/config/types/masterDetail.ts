import type { AccessRule } from './common';
import type { List } from './list';

/** A master-detail panel: records of a list as a menu, beside it the selected record, a form, or the list of an entry. */
export interface MasterDetail {
  /** The records: `columns` are the fields shown of one record, `rowActions` its actions. */
  records: List;
  recordError: string;
  /** Lists below the fields, from the data of the record. */
  lists: readonly List[];
  entries: readonly MasterDetailEntry[];
  /** Key of the entry that is initially selected; null: the first record. */
  initialEntry: string | null;
  /** URL segments below the base path. `record` null: the id follows the base directly. */
  urlSegments: { create: string; record: string | null; edit: string };
}

/** An entry of the menu that shows a list. */
export interface MasterDetailEntry {
  key: string;
  label: string;
  access: AccessRule;
  list: List;
}
