import { createContext, use, useMemo, type ComponentType, type ReactNode } from 'react';
import type { ResourceIndex } from '../../config/resourceSummary';
import type { LoadLevel } from '../../config/dependencies';
import type { RuntimeConfig } from '../../config/runtime/runtimeConfig';
import { fillFirstCompleteTitle, createMemberReader } from '../../config/titleTemplate';
import type { AccessRule, ConfigProblem, Resource } from '../../config/types';

/** The normalised declarations of the console, by name. */
export type ResourcesByName = ReadonlyMap<string, Resource>;

/** Declarations as they arrive: a face is known at once, the declaration itself when something needs it. */
export interface Declarations {
  resourceIndex: ResourceIndex;
  /** Addresses of runtime declarations that have not answered yet. */
  pendingUrls: readonly string[];
  isLoaded: (name: string, loadLevel: LoadLevel) => boolean;
  /** Settles when a stage of a resource is there or has failed; never rejects. */
  load: (name: string, loadLevel: LoadLevel) => Promise<void>;
  /** Why a stage could not be loaded. */
  getError: (name: string, loadLevel: LoadLevel) => Error | undefined;
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
export type GetRecordTitle = (
  resource: string,
  record: Readonly<Record<string, unknown>>,
  templates: readonly string[],
) => string;

/** What tells a record from others of its title where one of several is chosen; '' for nothing more than its title. */
export type GetSecondaryText = (
  resource: string,
  record: Readonly<Record<string, unknown>>,
  title: string,
) => string;

/** What every part of the running console may ask for. */
export interface ConsoleValue {
  resources: ResourcesByName;
  /** How declarations arrive; undefined where all of them are there. */
  declarations: Declarations | undefined;
  /** What is wrong in declarations or the runtime config. */
  problems: readonly ConfigProblem[];
  getRecordTitle: GetRecordTitle;
  getSecondaryText: GetSecondaryText;
  /** Whether the user may. */
  canAccess: (access: AccessRule) => boolean;
  /** The create form of any resource, over what is on screen, for those who know nothing of forms. */
  RelatedForm: ComponentType<RelatedFormProps> | undefined;
  /** What the product is called, of the runtime config; '' where nobody says it. */
  productName: string;
  /** Named lists of ids of the runtime config. */
  idLists: RuntimeConfig['ids'];
  /** Pictures of products by SKU, of the runtime config. */
  skuImages: RuntimeConfig['skuImages'];
  /** Addresses outside the console, of the runtime config. */
  links: RuntimeConfig['links'];
}

/** A console without declarations, in which everybody may everything. */
const EMPTY_CONSOLE: ConsoleValue = {
  resources: new Map(),
  declarations: undefined,
  problems: [],
  getRecordTitle: (_, record, templates) => fillFirstCompleteTitle(templates, createMemberReader(record)),
  getSecondaryText: () => '',
  canAccess: () => true,
  RelatedForm: undefined,
  productName: '',
  idLists: {},
  skuImages: {},
  links: {},
};

const Context = createContext(EMPTY_CONSOLE);

interface ConsoleProviderProps {
  /** What is left out stays as it is above, or empty. */
  value: Partial<ConsoleValue>;
  children: ReactNode;
}

/** Hands the running console to everything in it; `value` has to stay the same object while nothing changes. */
export function ConsoleProvider({ value, children }: ConsoleProviderProps) {
  const outerValue = use(Context);
  const mergedValue = useMemo(() => ({ ...outerValue, ...value }), [outerValue, value]);
  return <Context value={mergedValue}>{children}</Context>;
}

/** All of it; the hooks in `hooks.ts` give a part each. */
export const useConsole = (): ConsoleValue => use(Context);
