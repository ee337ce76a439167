import type { ComponentType } from 'react';
import type { Access } from '../config/types';
import type { RuntimeConfig } from '../config/runtime';

export interface PageProps {
  config: RuntimeConfig;
}

/** A page that belongs to no resource: `src/pages/<name>/index.ts` exports it (or several) as default, found by its place. */
export interface PageType {
  /** Paths under /admin, the first is the one the menu leads to. */
  paths: readonly [string, ...string[]];
  access: Access;
  /** Where those who may not are sent. Default: the start page (SHELL-53..SHELL-58). */
  otherwise?: string;
  menu: { label: string; icon: string; order: number } | null;
  /** Lazy: what a page needs loads with it. */
  Component: ComponentType<PageProps>;
}

const modules = import.meta.glob<PageType | readonly PageType[]>('./*/index.ts', {
  eager: true,
  import: 'default',
});

export const pages: readonly PageType[] = Object.values(modules).flat();
