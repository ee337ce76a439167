import type { ComponentType } from 'react';
import type { RaRecord } from 'ra-core';
import type * as z from 'zod/mini';
import type { Scope } from '../../dataProvider';
import type { OptionSchemas } from '../config/check/knownNames';
import type { RuntimeConfig } from '../config/runtime/runtimeConfig';
import type { PreloadableComponent } from '../lib/lazy/lazyWithPreload';
import type { AccessRule, Json, List, Resource } from '../config/types';
import type { Job } from '../jobs/job';
import type { JobHandle } from '../jobs/jobManager';

/** Shape of an extension's `options`: schema types by name. Declared in `options.ts` beside `extension.ts`. */
export type OptionsShape = OptionSchemas;

/** Options as declarations hold them, before validation against a shape. */
type AnyOptions = Readonly<Record<string, Json>>;

/** Options type inferred from a shape; any JSON members for the general shape. */
export type OptionsFromShape<Shape extends OptionsShape> = OptionsShape extends Shape
  ? AnyOptions
  : Readonly<z.infer<z.ZodMiniObject<Shape>>>;

/** Extension that a declaration names by its id. `loader` keeps its code out of the initial bundle. */
interface ComponentExtension<Kind extends string, Props> {
  kind: Kind;
  id: string;
  loader: () => Promise<{ default: ComponentType<Props> }>;
}

/** Props of a tab extension. It reaches the host only through the data provider. */
export interface TabExtensionProps<Options = AnyOptions> {
  record: RaRecord;
  resource: Resource;
  /** `options` of the declaration. */
  options: Options;
  /** Translated label of the tab or block. */
  label?: string;
  /** List that the declaration gives the tab to show; null for none. */
  list?: List | null;
}

export type TabExtension = ComponentExtension<'tab', TabExtensionProps>;

/** Props of a dialog extension. It reaches the host only through the data provider. */
export interface DialogExtensionProps<Options = AnyOptions> {
  resource: Resource;
  /** Record of the action; undefined for a list action. */
  record: RaRecord | undefined;
  /** Record whose tab holds the list. */
  parent: RaRecord | undefined;
  selection: readonly RaRecord[] | undefined;
  /** Removes records from the selection; absent without one. */
  unselect?: ((records: readonly RaRecord[]) => void) | undefined;
  /** Returns the last fetched version of a selected record; absent without a selection. */
  latest?: ((record: RaRecord) => RaRecord) | undefined;
  /** `options` of the action. */
  options: Options;
  /** Translated label of the action. */
  label: string;
  /** Ends the action. `changed` refetches the data on screen. */
  onClose: (changed?: 'changed') => void;
}

export type DialogExtension = ComponentExtension<'dialog', DialogExtensionProps>;

/** Props of a preview extension: the current form values by field name. */
export interface PreviewExtensionProps {
  values: Readonly<Record<string, unknown>>;
}

export type PreviewExtension = ComponentExtension<'preview', PreviewExtensionProps>;

/** Props of a question extension, which shows the subject of a force-confirm question. */
export interface QuestionExtensionProps {
  resource: Resource;
  /** Scope of the write: record members, `parent`, `$me`, and the sent values under `form`. */
  scope: Scope;
  /** Call it when loading has ended, even if it failed. It enables the confirm button. */
  onReady: () => void;
}

export type QuestionExtension = ComponentExtension<'question', QuestionExtensionProps>;

/** Props of a job watcher, which polls the host for the state of a job. It renders nothing. */
export interface JobWatcherProps {
  job: Job;
  /** Handle for reporting the host's answers. */
  jobHandle: JobHandle;
}

/**
 * Extension that watches jobs whose kind is its id, while they are in the tray: running jobs and jobs whose page was
 * reloaded.
 */
export type JobWatcherExtension = ComponentExtension<'follower', JobWatcherProps>;

/** Props of the extensions that are found by id, by kind. */
export interface ExtensionPropsByKind {
  tab: TabExtensionProps;
  dialog: DialogExtensionProps;
  preview: PreviewExtensionProps;
  question: QuestionExtensionProps;
  follower: JobWatcherProps;
}

export interface PageExtensionProps {
  config: RuntimeConfig;
}

/** Paths, access and menu entry of a page. */
export interface PageExtensionRoute {
  /** Paths under /admin. The menu links to the first. */
  paths: readonly [string, ...string[]];
  access: AccessRule;
  /** Redirect target for users without access. Default: the start page. */
  redirectTo?: string;
  /** `label`: a text, its key, or a function that returns the text in the language that is shown. */
  menu: {
    label: string | (() => string);
    icon: string;
    order: number;
    /** True if the entry is in the menu of the account and in the search, not in the side menu. */
    isInAccountMenu?: boolean;
  } | null;
}

export interface PageExtension extends PageExtensionRoute, PreloadableComponent<PageExtensionProps> {
  kind: 'page';
}

export interface MenuEntry {
  /** Console path: `/admin/assets`. */
  to: string;
  /** Spanish text. */
  label: string;
  icon: string;
  order: number;
  /** Spanish name of its menu group; absent without a group. */
  group?: string | undefined;
  /** Resource that it links to; absent for a page extension. */
  resource?: string;
  /** True if a view of the list shows its number of records beside the entry. */
  hasCount?: boolean;
  /** True if a gap above it separates it from the entries before. */
  divider?: boolean;
  /** Paths of other screens on which it is the current entry. */
  childPaths?: readonly string[];
}

/** Any extension made by `defineExtension`. */
export type Extension =
  | TabExtension
  | DialogExtension
  | PreviewExtension
  | QuestionExtension
  | JobWatcherExtension
  | PageExtension;
