import type { Action } from './action';
import type { ResourceApi } from './api';
import type { AccessRule } from './common';
import type { Detail } from './show';
import type { Field } from './field';
import type { LiveInput } from '../schema/live';
import type { ScopeInput } from '../schema/scope';
import type { RecordForm } from './form';
import type { List } from './list';

/** A normalised declaration, from `resources/` or the runtime config. */
export interface Resource {
  name: string;
  /** Path under /admin, without leading or trailing slash. */
  route: string;
  /** Other paths under /admin that redirect to the route. */
  redirectsFrom: readonly string[];
  label: { one: string; many: string };
  icon: string;
  navigation: {
    order: number;
    label: string;
    access: AccessRule;
    group: string | null;
    /** True if a gap above the entry separates it from those before. */
    divider: boolean;
    /** True if the page is only in the global search, not in the side menu. */
    onlyInSearch: boolean;
    /** Name of the resource whose menu entry is the current one on its pages, too; null for none. */
    parent: string | null;
    /** True if a view of the list shows its number of records beside the entry. */
    hasCount: boolean;
  } | null;
  /** Templates of the record's title; the first one whose members all have a value wins. */
  recordRepresentation: readonly string[];
  /** Templates of texts that distinguish records with the same title; all complete ones are shown. */
  secondaryText: readonly string[];
  api: ResourceApi;
  access: {
    list: AccessRule;
    show: AccessRule;
    create: AccessRule;
    edit: AccessRule;
    delete: AccessRule;
    /** Reason why its form buttons are disabled for users without access; null: the buttons are hidden. */
    disabledReason: string | null;
  };
  /** Seconds that messages about its records are shown; an outcome can override it. */
  messageFor: number;
  /** How lists follow changes, as declared. */
  live?: LiveInput | undefined;
  fields: Readonly<Record<string, Field>>;
  hasList: boolean;
  /** True if its list finds records by their codes (`list.search.scan`): the global search looks codes up there, too. */
  searchesCodes: boolean;
  /** Computed on first access; the resources that its lists name have to be loaded by then. */
  list: List | null;
  /** Scope selector of the record page, as authored; the page itself fills the defaults. */
  scope: ScopeInput | null;
  hasDetail: boolean;
  /** Console paths of its additional URLs, without the id at the end: `/admin/owners/{ownerId}/car`. */
  extraPaths: readonly string[];
  /** Computed on first access, like `list`. */
  show: Detail | null;
  create: RecordForm | null;
  edit: RecordForm | null;
  actions: Readonly<Record<string, Action>>;
  /** Returns the list that an action opens, by the action's id; computed on first use, like `list`. */
  getOpenedList: (action: string) => List | null;
  /** Source file of the declaration, for messages. */
  file: string;
}
