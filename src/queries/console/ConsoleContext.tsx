import { createContext, use, useMemo, type ComponentType, type ReactNode } from 'react';
import type { ResourceIndex, ResourceSummary } from '../../config/resourceSummary';
import type { LoadLevel } from '../../config/dependencies';
import type { RuntimeConfig } from '../../config/runtime/runtimeConfig';
import { fillFirstCompleteTitle, createMemberReader } from '../../config/titleTemplate';
import type { AccessRule, ConfigProblem, Resource } from '../../config/types';

/** The normalised declarations by name. */
export type ResourcesByName = ReadonlyMap<string, Resource>;

/** Lazily loaded declarations: summaries are available at once, a declaration is loaded on demand. */
export interface Declarations {
  resourceIndex: ResourceIndex;
  /** URLs of runtime declarations that have not loaded yet. */
  pendingUrls: readonly string[];
  /** Summaries of runtime declarations before their check, for the menu; undefined until all files have been read. */
  announced?: readonly ResourceSummary[] | undefined;
  isLoaded: (name: string, loadLevel: LoadLevel) => boolean;
  /** Resolves when a load level of a resource has loaded or failed; never rejects. */
  load: (name: string, loadLevel: LoadLevel) => Promise<void>;
  /** Error of a load level that failed. */
  getError: (name: string, loadLevel: LoadLevel) => Error | undefined;
  /** Clears failures, so that they are requested again. */
  retry: () => void;
}

/** Props of another resource's create form. */
export interface RelatedFormProps {
  /** Name of the resource that gets a new record. */
  resource: string;
  /** Called after the host has created the record; `id` is undefined if the response lacks it. */
  onCreated: (record: Readonly<Record<string, unknown>>) => void;
  onClose: () => void;
}

/**
 * Returns the title of a record for references to it: the first complete template of `templates` and of the resource's
 * titles; '' if the record has no name.
 */
export type GetRecordTitle = (
  resource: string,
  record: Readonly<Record<string, unknown>>,
  templates: readonly string[],
) => string;

/** Returns the text that distinguishes a record from others with the same title in a selection; '' if there is none. */
export type GetSecondaryText = (
  resource: string,
  record: Readonly<Record<string, unknown>>,
  title: string,
) => string;

/** Values that every component of the running console can use. */
export interface ConsoleValue {
  resources: ResourcesByName;
  /** Loader of declarations; undefined if all are loaded. */
  declarations: Declarations | undefined;
  /** Problems in declarations or the runtime config. */
  problems: readonly ConfigProblem[];
  getRecordTitle: GetRecordTitle;
  getSecondaryText: GetSecondaryText;
  /** Returns true if the user has access. */
  canAccess: (access: AccessRule) => boolean;
  /** The create form of any resource, in a dialog; for modules that must not import forms. */
  RelatedForm: ComponentType<RelatedFormProps> | undefined;
  /** Values of the runtime config. */
  config: ConsoleConfig;
}

/** Values of the runtime config that the screens use. */
export type ConsoleConfig = Pick<
  RuntimeConfig,
  'branding' | 'ids' | 'skuImages' | 'map' | 'events' | 'links'
>;

/** Default: no declarations, access to everything. */
const EMPTY_CONSOLE: ConsoleValue = {
  resources: new Map(),
  declarations: undefined,
  problems: [],
  getRecordTitle: (_, record, templates) => fillFirstCompleteTitle(templates, createMemberReader(record)),
  getSecondaryText: () => '',
  canAccess: () => true,
  RelatedForm: undefined,
  config: { branding: { name: '' }, ids: {}, skuImages: {}, links: {} },
};

const Context = createContext(EMPTY_CONSOLE);

interface ConsoleProviderProps {
  /** Members that are left out keep the outer provider's value, or the default. */
  value: Partial<ConsoleValue>;
  children: ReactNode;
}

/** Provides the console values; `value` must be memoised. */
export function ConsoleProvider({ value, children }: ConsoleProviderProps) {
  const outerValue = use(Context);
  const mergedValue = useMemo(() => ({ ...outerValue, ...value }), [outerValue, value]);
  return <Context value={mergedValue}>{children}</Context>;
}

/** Returns all values; the hooks in `consoleHooks.ts` return one each. */
export const useConsole = (): ConsoleValue => use(Context);
