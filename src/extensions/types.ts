import type { ComponentType } from 'react';
import type { RaRecord } from 'ra-core';
import type * as z from 'zod/mini';
import type { Scope } from '../../dataProvider';
import type { OptionSchemas } from '../config/check/knownNames';
import type { RuntimeConfig } from '../config/runtime/runtimeConfig';
import type { PreloadableComponent } from '../lib/lazy/lazyWithPreload';
import type { AccessRule, Json, Resource } from '../config/types';
import type { Job } from '../jobs/job';
import type { JobHandle } from '../jobs/jobManager';

/** What a part takes under `options`: types of the schema library by name. Written in `options.ts` beside `part.ts`. */
export type OptionsShape = OptionSchemas;

/** Options as declarations hold them, before anybody knows the part. */
type AnyOptions = Readonly<Record<string, Json>>;

/** The options of a shape, as the part gets them; of no shape in particular, anything. */
export type OptionsFromShape<Shape extends OptionsShape> = OptionsShape extends Shape
  ? AnyOptions
  : Readonly<z.infer<z.ZodMiniObject<Shape>>>;

/** A part written in code that a declaration names by its id; `loader` keeps what it needs out of the start. */
interface ComponentExtension<Kind extends string, Props> {
  kind: Kind;
  id: string;
  loader: () => Promise<{ default: ComponentType<Props> }>;
}

/** What a tab written in code gets. It talks to the host only through the data provider. */
export interface TabExtensionProps<Options = AnyOptions> {
  record: RaRecord;
  resource: Resource;
  /** The `options` of the declaration. */
  options: Options;
}

/** A tab written in code. */
export type TabExtension = ComponentExtension<'tab', TabExtensionProps>;

/** What a dialog written in code gets. It talks to the host only through the data provider. */
export interface DialogExtensionProps<Options = AnyOptions> {
  resource: Resource;
  /** The record the action stands at; absent for an action of a list. */
  record: RaRecord | undefined;
  /** The record whose tab the list stands in. */
  parent: RaRecord | undefined;
  selection: readonly RaRecord[] | undefined;
  /** The `options` of the action. */
  options: Options;
  /** Label of the action, already translated. */
  label: string;
  /** Ends the action; `changed` reads again what is on screen. */
  onClose: (changed?: 'changed') => void;
}

/** A dialog written in code. */
export type DialogExtension = ComponentExtension<'dialog', DialogExtensionProps>;

/** What a preview written in code gets: what the form holds now, by the names of its fields. */
export interface PreviewExtensionProps {
  values: Readonly<Record<string, unknown>>;
}

/** A preview written in code. */
export type PreviewExtension = ComponentExtension<'preview', PreviewExtensionProps>;

/** What a part written in code gets that shows what a question whether to insist is about. */
export interface QuestionExtensionProps {
  resource: Resource;
  /** What the write was over: members of the record, `parent`, `$me`, and what was sent under `form`. */
  scope: Scope;
  /** Told once there is nothing more to wait for, also where it could not be read: from then on it may be confirmed. */
  onReady: () => void;
}

/** A part of a question written in code. */
export type QuestionExtension = ComponentExtension<'question', QuestionExtensionProps>;

/** What a part gets that asks the host how an operation stands. It draws nothing. */
export interface JobWatcherProps {
  job: Job;
  /** Tells what the host said. */
  jobHandle: JobHandle;
}

/**
 * A part that follows operations of the kind that is its id while they are in the tray: those that run, and those whose
 * page was reloaded.
 */
export type JobWatcherExtension = ComponentExtension<'follower', JobWatcherProps>;

/** What a part gets that is found by its id, by its kind. */
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

/** Where a page is, and who finds it. */
export interface PageExtensionRoute {
  /** Paths under /admin, the first is the one the menu leads to. */
  paths: readonly [string, ...string[]];
  access: AccessRule;
  /** Where those who may not are sent. Default: the start page (SHELL-53..SHELL-58). */
  redirectTo?: string;
  menu: { label: string; icon: string; order: number } | null;
}

/** A page that belongs to no resource. */
export interface PageExtension extends PageExtensionRoute, PreloadableComponent<PageExtensionProps> {
  kind: 'page';
}

/** An entry of the side menu. */
export interface MenuEntry {
  /** Console path: `/admin/assets`. */
  to: string;
  /** Spanish text. */
  label: string;
  icon: string;
  order: number;
  /** Spanish name of the group it stands in; absent outside any. */
  group?: string | undefined;
  /** The resource it leads to; absent for a page in code. */
  resource?: string;
}

/** Whatever is written in code, made by `defineExtension`. */
export type Extension =
  | TabExtension
  | DialogExtension
  | PreviewExtension
  | QuestionExtension
  | JobWatcherExtension
  | PageExtension;
