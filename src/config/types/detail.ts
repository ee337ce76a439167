import type { Action } from './action';
import type { AccessRule, Condition, Json } from './common';
import type { Field } from './field';
import type { TabForm } from './form';
import type { List } from './list';
import type { MasterDetail } from './masterDetail';

/** A tab of a detail, or a block in one. */
export interface TabContent {
  key: string;
  label: string;
  access: AccessRule;
  /** What has to hold of the record. */
  visibleWhen: Condition | null;
  content:
    | { kind: 'fields'; fields: readonly Field[] }
    | { kind: 'list'; list: List }
    | { kind: 'form'; form: TabForm }
    | { kind: 'notice'; title: string; text: string | null }
    | { kind: 'panel'; panel: MasterDetail }
    | { kind: 'custom'; id: string; options: Readonly<Record<string, Json>> }
    | { kind: 'blocks'; blocks: readonly TabContent[] }
    | { kind: 'tabs'; tabs: readonly TabContent[] };
  /** List of the runtime config whose records see a notice in place of the content (PROJ-43). */
  comingSoon: string | null;
  /** Query added to the address when the tab is chosen. */
  query: Readonly<Record<string, string>>;
}

/** The detail of a record: what stands above its tabs, and the tabs. */
export interface Detail {
  header: readonly Field[];
  /** Further addresses: console paths that the id follows, and where Back leads from each. */
  extraRoutes: readonly { path: string; back: string }[];
  image: Field | null;
  /** What the record belongs to, the widest first. */
  breadcrumbs: readonly Field[];
  tags: readonly {
    when: Condition;
    text: string;
    tone: 'neutral' | 'info' | 'success' | 'warning' | 'danger';
  }[];
  actions: readonly Action[];
  menu: readonly Action[];
  /** Stands in the page where none of its tabs is shown. */
  panel: MasterDetail | null;
  tabs: readonly TabContent[];
  defaultTab: string;
  history: 'push' | 'replace';
  /** When the record cannot be read. */
  error: string;
}
