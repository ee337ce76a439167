import { createContext, use, type ReactNode } from 'react';
import { lazyById } from '../lib/lazyById';
import type { Preloadable } from '../lib/preloadable';
import type {
  DialogType,
  FollowerType,
  PageType,
  PartProps,
  PreviewType,
  QuestionType,
  TabType,
} from './types';

/** Everything written in code that declarations and the menu lead to. */
export interface Parts {
  tabs: ReadonlyMap<string, TabType>;
  dialogs: ReadonlyMap<string, DialogType>;
  previews: ReadonlyMap<string, PreviewType>;
  questions: ReadonlyMap<string, QuestionType>;
  /** By the kind of operations that they follow. */
  followers: ReadonlyMap<string, FollowerType>;
  pages: readonly PageType[];
}

/** Each part by its id, loaded when it is drawn or ahead of that; undefined for an id that nobody wrote. */
type Components = { [Kind in keyof PartProps]: (id: string) => Preloadable<PartProps[Kind]> | undefined };

const none: Parts = {
  tabs: new Map(),
  dialogs: new Map(),
  previews: new Map(),
  questions: new Map(),
  followers: new Map(),
  pages: [],
};
const Context = createContext(none);
const made = new WeakMap<Parts, Components>();

/** Hands the parts to the engine, which knows none of them; `parts` has to stay the same object. */
export const PartsProvider = ({ parts, children }: { parts: Parts; children: ReactNode }) => (
  <Context value={parts}>{children}</Context>
);

/** The pages that belong to no resource. */
export const usePages = (): readonly PageType[] => use(Context).pages;

/** The components of the parts written in code. */
export const useCodedParts = (): Components => componentsOf(use(Context));

/** The same outside of what is drawn. */
export function componentsOf(parts: Parts): Components {
  const known = made.get(parts);
  if (known) return known;
  const components = {
    tab: lazyById(parts.tabs),
    dialog: lazyById(parts.dialogs),
    preview: lazyById(parts.previews),
    question: lazyById(parts.questions),
    follower: lazyById(parts.followers),
  };
  made.set(parts, components);
  return components;
}
