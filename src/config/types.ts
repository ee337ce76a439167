import type { ConditionInput, Json } from './schema/common';

/**
 * The normalised declaration: what `normalise` makes of an authored one. Every default is filled, so nothing
 * downstream asks "and if it is missing?". `null` says "deliberately none".
 */

export type Condition = ConditionInput;
export type { Json };

/** Who may: `permissions` all needed (PERM-03), `roles` one needed (empty = any); `never` = nobody. */
export interface Access {
  never: boolean;
  permissions: readonly string[];
  roles: readonly string[];
}

export interface Disabled {
  when: Condition;
  why: string;
}

/** A field. `options` holds what its type alone knows. */
export interface Field {
  name: string;
  type: string;
  label: string;
  /** Path where the value is read. */
  source: string;
  /** Path where the preset bodies write it. */
  write: string;
  empty: string;
  /** Name of the field shown in a small window beside the value. */
  tip: string | null;
  /** Texts that win over `empty` when their condition holds for the record. */
  emptyWhen: readonly { when: Condition; text: string }[];
  help: string | null;
  placeholder: string | null;
  required: boolean;
  requiredWhen: Condition | null;
  requiredText: string;
  readOnly: boolean;
  visibleWhen: Condition | null;
  disabledWhen: readonly Disabled[];
  default: Json | undefined;
  access: Access;
  sortable: boolean;
  sortBy: string;
  filterBy: string;
  call: FieldCall | null;
  options: Readonly<Record<string, unknown>>;
}

export interface FieldCall {
  path: string;
  query: Readonly<Record<string, Json>>;
  read: string;
  error: string;
  /** Seconds. */
  errorFor: number;
}

export interface Column {
  field: Field;
  label: string;
  width: string | null;
  below: Field | null;
  image: Field | null;
  /** The first letter of the value stands before it. */
  initial: boolean;
  link: string | null;
  newTab: boolean;
  /** The value is a switch that runs these actions. */
  toggle: { on: Action; off: Action } | null;
  hidden: boolean;
  access: Access;
}

export interface Search {
  placeholder: string | null;
  autoFocus: boolean;
}

/** What a click on a row does: goes to a console path, runs an action, or opens an address of the record in a new window. */
export type RowClick =
  { kind: 'path'; path: string } | { kind: 'action'; action: Action } | { kind: 'open'; field: Field };

export interface List {
  resource: string;
  title: string | null;
  search: Search | null;
  columns: readonly Column[];
  sort: { field: string; order: 'ASC' | 'DESC' } | null;
  filters: readonly Field[];
  pageSize: number;
  pageSizes: readonly number[];
  rowClick: RowClick | null;
  actions: readonly Action[];
  /** Behind the ellipsis of the list. */
  menu: readonly Action[];
  rowActions: readonly Action[];
  bulkActions: readonly Action[];
  selectAllError: string;
  export: boolean;
  empty: string;
  error: string;
  /** Where the rows come from: the resource's own list, another path, or the parent record. */
  rows:
    { kind: 'resource' } | { kind: 'path'; path: string; paged: boolean } | { kind: 'record'; from: string };
  query: Readonly<Record<string, Json>>;
  tabs: readonly ListTab[];
}

export interface ListTab {
  key: string;
  label: string;
  access: Access;
  /** Absent on the first tab: the list itself. */
  list: List | null;
}

export type FormItem =
  | { kind: 'field'; field: Field }
  | { kind: 'row'; fields: readonly Field[] }
  | { kind: 'section'; text: string };

/** What every form has: its fields in their places, and when its main button can be pressed. */
export interface FormBody {
  items: readonly FormItem[];
  fields: readonly Field[];
  /** Only while a value differs from the loaded one. */
  onlyWhenChanged: boolean;
  /** Only while every field is valid. */
  onlyWhenValid: boolean;
}

/** A form over the page. */
export interface Panel {
  kind: 'drawer' | 'modal';
  /** px */
  width: number;
}

/** The create or edit form of a resource. */
export interface RecordForm extends FormBody {
  place: Panel | { kind: 'page' };
  title: string | null;
  /** Label of the main button. */
  submit: string;
  /** Name of the field that starts with what the address says. */
  prefill: string | null;
  loadError: string;
  warn: {
    title: string;
    rules: readonly { field: string; pattern: string; text: string }[];
  } | null;
  offer: { title: string; text: string | null; label: string; goTo: string } | null;
  end: Endings;
}

/** A form that stands in a tab and saves in place. */
export interface TabForm extends FormBody {
  submit: string;
  /** Label of the button that puts the loaded values back. */
  cancel: string;
  /** By field: counts as unchanged while this holds. */
  sameWhen: Readonly<Record<string, Condition>>;
  preview: string | null;
  /** Who may save; the others see the values. */
  access: Access;
  end: Endings;
}

/** The form of an action. `toolbar`: its one field stands in the toolbar of the list. */
export interface AskForm extends FormBody {
  kind: 'form';
  place: Panel | { kind: 'toolbar' };
  title: string;
  text: string | null;
  /** Label of the main button. */
  submit: string;
}

/** Asks before something is done. */
export interface Confirm {
  kind: 'confirm';
  title: string;
  /** null: whether to do it, with the name of the record where there is one. */
  text: string | null;
  /** Label of the main button. */
  submit: string;
  typing: readonly Field[];
  remember: boolean;
}

/** A call that is not one of the five of a resource. */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  query: Readonly<Record<string, Json>>;
  /** A template; undefined: no body. */
  body: Json | undefined;
  version: 1 | 2;
  /** ms */
  timeout: number;
  /** Name of one of the hosts of the runtime config. */
  host: string;
}

export type Tone = 'success' | 'info' | 'warning' | 'error';

/** What is said of a call, and where. Texts are keys or literals with placeholders. */
export type Said =
  | { kind: 'silent' }
  /** `seconds`: how long the message stays. */
  | { kind: 'say'; tone: Tone; text: string; seconds: number }
  /** Under a field of the form. */
  | { kind: 'field'; field: string; text: string }
  /** Above the form, which stays open, with the entries of the answer that it is about. */
  | {
      kind: 'stay';
      tone: Tone;
      text: string;
      /** `id`: member that is the id of a selected record; `display` null: the title of the record. */
      items: { from: string; id: string | null; display: string | null } | null;
    };

/** What is said of the answers that it fits. */
export interface Outcome {
  on: 'ok' | 'error' | readonly number[];
  /** Contained in the detail of the error; a template. */
  detail: string | null;
  when: Condition | null;
  said: Said;
}

/** What follows a success. */
export type ThenStep =
  | 'reload'
  | 'clearSearchOrReload'
  | 'list'
  | 'refreshProfile'
  | 'logout'
  | 'clearSelection'
  /** A console path; a template. */
  | { goTo: string };

/** How a write ends: what is said of it, the first outcome that fits, and what follows a success, in order. */
export interface Endings {
  outcomes: readonly Outcome[];
  then: readonly ThenStep[];
}

/** How an action looks, who sees it and who may do it when. */
interface ActionFace {
  id: string;
  resource: string;
  label: string;
  icon: string | null;
  danger: boolean;
  primary: boolean;
  access: Access;
  enabledFor: { access: Access; why: string } | null;
  visibleWhen: Condition | null;
  disabledWhen: readonly Disabled[];
}

/** A call, what is asked before it, and how it ends. */
export interface Send {
  kind: 'send';
  check: ActionCheck | null;
  ask: Confirm | AskForm | null;
  /** Says this instead of sending, while the condition over the record and `form` holds. */
  refuse: readonly { when: Condition; error: string }[];
  call: Call;
  /** Name of the file that the answer is saved as; a template. */
  download: string | null;
  end: Endings;
}

/** What an action does: one of these. */
export type Deed =
  | Send
  /** Goes to a console path; a template. */
  | { kind: 'go'; path: string }
  | { kind: 'open'; form: 'edit' | 'create' }
  /** Opens a dialog written in code. */
  | { kind: 'dialog'; id: string; options: Readonly<Record<string, Json>> }
  /** Nothing: it is named, but not declared. */
  | { kind: 'none' };

export interface Action extends ActionFace {
  does: Deed;
}

export interface ActionCheck {
  call: Call;
  error: string | null;
  block: readonly {
    when: Condition;
    title: string;
    text: string;
    items: string | null;
    display: string;
    link: string | null;
  }[];
}

export interface TabContent {
  key: string;
  label: string;
  access: Access;
  content:
    | { kind: 'fields'; fields: readonly Field[] }
    | { kind: 'list'; list: List }
    | { kind: 'form'; form: TabForm }
    | { kind: 'notice'; title: string; text: string | null }
    | { kind: 'custom'; id: string; options: Readonly<Record<string, Json>> }
    | { kind: 'blocks'; blocks: readonly TabContent[] }
    | { kind: 'tabs'; tabs: readonly TabContent[] };
  /** List of the runtime config whose records see a notice in place of the content (PROJ-43). */
  comingSoon: string | null;
  /** Query added to the address when the tab is chosen. */
  query: Readonly<Record<string, string>>;
}

export interface Detail {
  header: readonly Field[];
  image: Field | null;
  tags: readonly {
    when: Condition;
    text: string;
    tone: 'neutral' | 'info' | 'success' | 'warning' | 'danger';
  }[];
  actions: readonly Action[];
  menu: readonly Action[];
  tabs: readonly TabContent[];
  defaultTab: string;
  history: 'push' | 'replace';
  error: string | null;
}

export interface ReadCall {
  path: string;
  query: Readonly<Record<string, Json>>;
  version: 1 | 2;
  /** ms */
  timeout: number;
  /** Members of the answer that may hold the data. */
  data: readonly string[];
}
export interface ListCall extends ReadCall {
  paged: boolean;
  sort: 'minus' | 'colon';
  filter: 'params' | 'conditions';
}
export interface WriteCall {
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  query: Readonly<Record<string, Json>>;
  version: 1 | 2;
  /** ms */
  timeout: number;
  /** A preset over the fields of the form, or the body itself as a template; null for none. */
  body: 'bare' | 'data' | 'data.attributes' | Json | null;
}

export interface Api {
  dialect: 'json-api' | 'json-server';
  host: string;
  /** Collection of a json-server host. */
  path: string;
  list: ListCall | null;
  one: ReadCall | null;
  create: WriteCall | null;
  update: WriteCall | null;
  delete: WriteCall | null;
}

export interface Resource {
  name: string;
  /** Path under /admin, without slashes at its ends. */
  route: string;
  label: { one: string; many: string };
  icon: string;
  menu: { order: number; label: string; access: Access; group: string | null } | null;
  /** Templates of the record's title, the first complete one wins. */
  title: readonly string[];
  api: Api;
  access: { list: Access; show: Access; create: Access; edit: Access; delete: Access };
  fields: Readonly<Record<string, Field>>;
  hasList: boolean;
  /** Worked out when first read: what its tabs' lists name has to be loaded by then. */
  list: List | null;
  hasDetail: boolean;
  /** As `list`. */
  detail: Detail | null;
  create: RecordForm | null;
  edit: RecordForm | null;
  actions: Readonly<Record<string, Action>>;
  /** File the declaration came from, for messages. */
  file: string;
}

/** One thing wrong in a declaration or in the runtime config. */
export interface ConfigProblem {
  file: string;
  /** Path inside the file: `list.columns[2].field`. */
  path: string;
  /** What was found, said in Spanish. */
  found: string;
  /** What is allowed, when it can be listed. */
  allowed: readonly string[];
  /** Nearest allowed name, when one is near. */
  suggestion: string | null;
}
