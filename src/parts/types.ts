import type { ComponentType } from 'react';
import type { RaRecord } from 'ra-core';
import type * as z from 'zod/mini';
import type { Scope } from '../../dataProvider';
import type { Shape } from '../config/check/known';
import type { RuntimeConfig } from '../config/runtime';
import type { Preloadable } from '../lib/preloadable';
import type { Access, Json, Resource } from '../config/types';
import type { Operation } from '../operations/operation';
import type { OperationHandle } from '../operations/operations';

/** What a part takes under `options`: types of the schema library by name. Written in `options.ts` beside `part.ts`. */
export type OptionsShape = Shape;

/** Options as declarations hold them, before anybody knows the part. */
type AnyOptions = Readonly<Record<string, Json>>;

/** The options of a shape, as the part gets them; of no shape in particular, anything. */
export type OptionsOf<Shape extends OptionsShape> = OptionsShape extends Shape
  ? AnyOptions
  : Readonly<z.infer<z.ZodMiniObject<Shape>>>;

/** A part written in code that a declaration names by its id; `loader` keeps what it needs out of the start. */
interface CodedPart<Kind extends string, Props> {
  kind: Kind;
  id: string;
  loader: () => Promise<{ default: ComponentType<Props> }>;
}

/** What a tab written in code gets. It talks to the host only through the data provider. */
export interface TabProps<Options = AnyOptions> {
  record: RaRecord;
  resource: Resource;
  /** The `options` of the declaration. */
  options: Options;
}

/** A tab written in code. */
export type TabType = CodedPart<'tab', TabProps>;

/** What a dialog written in code gets. It talks to the host only through the data provider. */
export interface DialogProps<Options = AnyOptions> {
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
export type DialogType = CodedPart<'dialog', DialogProps>;

/** What a preview written in code gets: what the form holds now, by the names of its fields. */
export interface PreviewProps {
  values: Readonly<Record<string, unknown>>;
}

/** A preview written in code. */
export type PreviewType = CodedPart<'preview', PreviewProps>;

/** What a part written in code gets that shows what a question whether to insist is about. */
export interface QuestionProps {
  resource: Resource;
  /** What the write was over: members of the record, `parent`, `$me`, and what was sent under `form`. */
  scope: Scope;
  /** Told once there is nothing more to wait for, also where it could not be read: from then on it may be confirmed. */
  onReady: () => void;
}

/** A part of a question written in code. */
export type QuestionType = CodedPart<'question', QuestionProps>;

/** What a part gets that asks the host how an operation stands. It draws nothing. */
export interface FollowerProps {
  operation: Operation;
  /** Tells what the host said. */
  report: OperationHandle;
}

/**
 * A part that follows operations of the kind that is its id while they are in the tray: those that run, and those whose
 * page was reloaded.
 */
export type FollowerType = CodedPart<'follower', FollowerProps>;

/** What a part gets that is found by its id, by its kind. */
export interface PartProps {
  tab: TabProps;
  dialog: DialogProps;
  preview: PreviewProps;
  question: QuestionProps;
  follower: FollowerProps;
}

export interface PageProps {
  config: RuntimeConfig;
}

/** Where a page is, and who finds it. */
export interface PagePlace {
  /** Paths under /admin, the first is the one the menu leads to. */
  paths: readonly [string, ...string[]];
  access: Access;
  /** Where those who may not are sent. Default: the start page (SHELL-53..SHELL-58). */
  otherwise?: string;
  menu: { label: string; icon: string; order: number } | null;
}

/** A page that belongs to no resource. */
export interface PageType extends PagePlace, Preloadable<PageProps> {
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

/** Whatever is written in code, made by `definePart`. */
export type Part = TabType | DialogType | PreviewType | QuestionType | FollowerType | PageType;
