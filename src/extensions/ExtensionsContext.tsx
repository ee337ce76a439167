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

/** Everything written in code that declarations and the menu lead to. */
export interface Extensions {
  tabs: ReadonlyMap<string, TabExtension>;
  dialogs: ReadonlyMap<string, DialogExtension>;
  previews: ReadonlyMap<string, PreviewExtension>;
  questions: ReadonlyMap<string, QuestionExtension>;
  /** By the kind of operations that they follow. */
  jobWatchers: ReadonlyMap<string, JobWatcherExtension>;
  pages: readonly PageExtension[];
}

/** Each part by its id, loaded when it is drawn or ahead of that; undefined for an id that nobody wrote. */
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

/** Hands the parts to the engine, which knows none of them; `parts` has to stay the same object. */
export const ExtensionsProvider = ({
  extensions,
  children,
}: {
  extensions: Extensions;
  children: ReactNode;
}) => <Context value={extensions}>{children}</Context>;

/** The pages that belong to no resource. */
export const usePageExtensions = (): readonly PageExtension[] => use(Context).pages;

/** The components of the parts written in code. */
export const useExtensionComponents = (): ExtensionComponents => getExtensionComponents(use(Context));

/** The same outside of what is drawn. */
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
