import { createContext, use, useMemo, type ComponentType, type ReactNode } from 'react';
import type { Faces } from '../config/face';
import type { Stage } from '../config/needs';
import type { RuntimeConfig } from '../config/runtime';
import { firstTitle, membersOf } from '../config/title';
import type { Access, ConfigProblem, Resource } from '../config/types';

/** The normalised declarations of the console, by name. */
export type Resources = ReadonlyMap<string, Resource>;

/** Declarations as they arrive: a face is known at once, the declaration itself when something needs it. */
export interface Declarations {
  faces: Faces;
  /** Addresses of runtime declarations that have not answered yet. */
  awaited: readonly string[];
  isReady: (name: string, stage: Stage) => boolean;
  /** Settles when a stage of a resource is there or has failed; never rejects. */
  load: (name: string, stage: Stage) => Promise<void>;
  /** Why a stage could not be loaded. */
  failure: (name: string, stage: Stage) => Error | undefined;
  /** Forgets what failed, so that it is asked for again. */
  retry: () => void;
}

/** What the create form of another resource is given. */
export interface RelatedFormProps {
  /** Name of the resource that gets a new record. */
  resource: string;
  /** The host made it; `id` is undefined where its answer does not say it. */
  onCreated: (record: Readonly<Record<string, unknown>>) => void;
  onClose: () => void;
}

/**
 * What a record of a resource is called by those who refer to it: the first complete one of `templates` and the titles of
 * the resource; '' where it carries no name.
 */
export type TitleOf = (
  resource: string,
  record: Readonly<Record<string, unknown>>,
  templates: readonly string[],
) => string;

/** What tells a record from others of its title where one of several is chosen; '' for nothing more than its title. */
export type SecondaryTextOf = (
  resource: string,
  record: Readonly<Record<string, unknown>>,
  title: string,
) => string;

/** What every part of the running console may ask for. */
export interface ConsoleValue {
  resources: Resources;
  /** How declarations arrive; undefined where all of them are there. */
  declarations: Declarations | undefined;
  /** What is wrong in declarations or the runtime config. */
  problems: readonly ConfigProblem[];
  titleOf: TitleOf;
  secondaryTextOf: SecondaryTextOf;
  /** Whether the user may. */
  may: (access: Access) => boolean;
  /** The create form of any resource, over what is on screen, for those who know nothing of forms. */
  RelatedForm: ComponentType<RelatedFormProps> | undefined;
  /** What the product is called, of the runtime config; '' where nobody says it. */
  product: string;
  /** Named lists of ids of the runtime config. */
  ids: RuntimeConfig['ids'];
  /** Pictures of products by SKU, of the runtime config. */
  skuImages: RuntimeConfig['skuImages'];
  /** Addresses outside the console, of the runtime config. */
  links: RuntimeConfig['links'];
}

/** A console without declarations, in which everybody may everything. */
const empty: ConsoleValue = {
  resources: new Map(),
  declarations: undefined,
  problems: [],
  titleOf: (_, record, templates) => firstTitle(templates, membersOf(record)),
  secondaryTextOf: () => '',
  may: () => true,
  RelatedForm: undefined,
  product: '',
  ids: {},
  skuImages: {},
  links: {},
};

const Context = createContext(empty);

interface ConsoleProviderProps {
  /** What is left out stays as it is above, or empty. */
  value: Partial<ConsoleValue>;
  children: ReactNode;
}

/** Hands the running console to everything in it; `value` has to stay the same object while nothing changes. */
export function ConsoleProvider({ value, children }: ConsoleProviderProps) {
  const above = use(Context);
  const all = useMemo(() => ({ ...above, ...value }), [above, value]);
  return <Context value={all}>{children}</Context>;
}

/** All of it; the hooks in `hooks.ts` give a part each. */
export const useConsole = (): ConsoleValue => use(Context);
