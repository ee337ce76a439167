import type { Action } from './action';
import type { ResourceApi } from './api';
import type { AccessRule } from './common';
import type { Detail } from './detail';
import type { Field } from './field';
import type { PickersInput } from '../schema/pickers';
import type { RecordForm } from './form';
import type { List } from './list';

/** A declaration of `resources/` or of the runtime config, normalised. */
export interface Resource {
  name: string;
  /** Path under /admin, without slashes at its ends. */
  route: string;
  /** Other paths under /admin that lead to the route. */
  aliases: readonly string[];
  label: { one: string; many: string };
  icon: string;
  menu: {
    order: number;
    label: string;
    access: AccessRule;
    group: string | null;
    /** The general search offers the screen, the side menu does not. */
    onlyInSearch: boolean;
  } | null;
  /** Templates of the record's title, the first complete one wins. */
  title: readonly string[];
  /** Templates of what tells records of the same title apart; all that are complete count. */
  secondaryText: readonly string[];
  api: ResourceApi;
  access: {
    list: AccessRule;
    show: AccessRule;
    create: AccessRule;
    edit: AccessRule;
    delete: AccessRule;
    /** Why the buttons of its forms are disabled for those who may not; null: they are hidden. */
    why: string | null;
  };
  /** Seconds that messages about its records stay, unless an outcome says otherwise. */
  messageFor: number;
  fields: Readonly<Record<string, Field>>;
  hasList: boolean;
  /** Worked out when first read: what its tabs' lists name has to be loaded by then. */
  list: List | null;
  /** What is chosen above the page of a record, as written: the page itself fills what was left out. */
  pickers: PickersInput | null;
  hasDetail: boolean;
  /** Console paths of its further addresses that the id follows: `/admin/owners/{ownerId}/car`. */
  extraPaths: readonly string[];
  /** As `list`. */
  detail: Detail | null;
  create: RecordForm | null;
  edit: RecordForm | null;
  actions: Readonly<Record<string, Action>>;
  /** By the ids of actions the lists that they open; worked out when first asked for, as `list`. */
  getOpenedList: (action: string) => List | null;
  /** File the declaration came from, for messages. */
  file: string;
}
