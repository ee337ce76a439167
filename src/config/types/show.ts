import type { Action } from './action';
import type { AccessRule, Condition, Json } from './common';
import type { Field } from './field';
import type { TabForm } from './form';
import type { List } from './list';
import type { MasterDetail } from './masterDetail';

/** Shown while the condition holds over the record, to users with access. */
export interface TabAlert {
  when: Condition;
  /** For screen readers. */
  text: string;
  access: AccessRule;
}

/** A tab of a detail, or a block in one. */
export interface TabContent {
  key: string;
  label: string;
  access: AccessRule;
  /** Condition over the record. */
  visibleWhen: Condition | null;
  /** Red dot beside the label; a block has none. */
  alert: TabAlert | null;
  /** Path in the record of the number beside the label, or of the list that is counted; a block has none. */
  count: string | null;
  /** Number of the column of a block, from 1; null for the whole width. */
  column: number | null;
  content:
    | { kind: 'fields'; fields: readonly Field[] }
    | { kind: 'list'; list: List }
    | { kind: 'form'; form: TabForm }
    | { kind: 'notice'; title: string; text: string | null }
    | { kind: 'panel'; masterDetail: MasterDetail }
    | {
        kind: 'custom';
        id: string;
        options: Readonly<Record<string, Json>>;
        /** List that the code shows; null for none. */
        list: List | null;
      }
    | { kind: 'blocks'; blocks: readonly TabContent[]; asideBlocks: readonly TabContent[] }
    | { kind: 'tabs'; tabs: readonly TabContent[] };
  /** Id list of the runtime config: for records in it, a "coming soon" notice replaces the content. */
  comingSoon: string | null;
  /** Query parameters that are added to the URL when the tab is selected. */
  query: Readonly<Record<string, string>>;
}

/** The detail page of a record: its header and its tabs. */
export interface Detail {
  header: readonly Field[];
  /** Additional paths: console paths before the id, and the path that Back opens from each. */
  extraRoutes: readonly { path: string; back: string }[];
  image: Field | null;
  /** Parents of the record, the outermost first. */
  breadcrumbs: readonly Field[];
  tags: readonly {
    when: Condition;
    text: string;
    tone: 'neutral' | 'info' | 'success' | 'warning' | 'danger';
    access: AccessRule;
  }[];
  actions: readonly Action[];
  overflowActions: readonly Action[];
  /** Shown in the page while none of its tabs is shown. */
  masterDetail: MasterDetail | null;
  tabs: readonly TabContent[];
  defaultTab: string;
  history: 'push' | 'replace';
  /** Message if the record cannot be loaded. */
  error: string;
}
