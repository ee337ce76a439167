import type { TabType } from './types';

/** Every tab written in code, by its id, found by its folder. */
const modules = import.meta.glob<TabType>('./*/index.ts', { eager: true, import: 'default' });

export const tabTypes: ReadonlyMap<string, TabType> = new Map(
  Object.values(modules).map((tab) => [tab.id, tab]),
);
