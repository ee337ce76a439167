import { createContext, use, type ReactNode } from 'react';
import { createLazyById } from '../lib/lazy/createLazyById';
import type { PreloadableComponent } from '../lib/lazy/lazyWithPreload';
import type {
  DialogExtension,
  JobWatcherExtension,
  PageExtension,
  ExtensionPropsByKind,
  PreviewExtension,
  QuestionExtension,
  TabExtension,
} from './types';

/** All registered extensions, by kind. */
export interface Extensions {
  tabs: ReadonlyMap<string, TabExtension>;
  dialogs: ReadonlyMap<string, DialogExtension>;
  previews: ReadonlyMap<string, PreviewExtension>;
  questions: ReadonlyMap<string, QuestionExtension>;
  /** By the kind of jobs that they watch. */
  jobWatchers: ReadonlyMap<string, JobWatcherExtension>;
  pages: readonly PageExtension[];
}

/** Lookup of each extension component by its id; loads on render or on preload. Returns undefined for an unknown id. */
type ExtensionComponents = {
  [Kind in keyof ExtensionPropsByKind]: (
    id: string,
  ) => PreloadableComponent<ExtensionPropsByKind[Kind]> | undefined;
};

const NO_EXTENSIONS: Extensions = {
  tabs: new Map(),
  dialogs: new Map(),
  previews: new Map(),
  questions: new Map(),
  jobWatchers: new Map(),
  pages: [],
};
const Context = createContext(NO_EXTENSIONS);
const componentsCache = new WeakMap<Extensions, ExtensionComponents>();

/** Provides the extensions to the engine, which imports none of them. `extensions` must keep its identity. */
export const ExtensionsProvider = ({
  extensions,
  children,
}: {
  extensions: Extensions;
  children: ReactNode;
}) => <Context value={extensions}>{children}</Context>;

/** Returns the pages that belong to no resource. */
export const usePageExtensions = (): readonly PageExtension[] => use(Context).pages;

/** Returns the components of the extensions. */
export const useExtensionComponents = (): ExtensionComponents => getExtensionComponents(use(Context));

/** Returns the same components outside React. */
export function getExtensionComponents(extensions: Extensions): ExtensionComponents {
  const cached = componentsCache.get(extensions);
  if (cached) return cached;
  const components = {
    tab: createLazyById(extensions.tabs),
    dialog: createLazyById(extensions.dialogs),
    preview: createLazyById(extensions.previews),
    question: createLazyById(extensions.questions),
    follower: createLazyById(extensions.jobWatchers),
  };
  componentsCache.set(extensions, components);
  return components;
}
