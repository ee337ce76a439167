import { useMemo } from 'react';
import { facesOf } from '../config/face';
import type { LinkName } from '../config/runtime';
import { useConsole, type ConsoleValue, type Declarations } from './ConsoleContext';

/** The normalised declarations of the console, by name. */
export const useResources = (): ConsoleValue['resources'] => useConsole().resources;

/** What is wrong in declarations or the runtime config. */
export const useProblems = (): ConsoleValue['problems'] => useConsole().problems;

/** What records are called by those who refer to them. */
export const useTitles = (): ConsoleValue['titleOf'] => useConsole().titleOf;

/** What tells records of the same title apart. */
export const useSecondaryTexts = (): ConsoleValue['secondaryTextOf'] => useConsole().secondaryTextOf;

/** Whether the user may; everything where nobody says otherwise. */
export const useMayIn = (): ConsoleValue['may'] => useConsole().may;

/** The create form of any resource, over what is on screen; undefined where nobody gave one. */
export const useRelatedForm = (): ConsoleValue['RelatedForm'] => useConsole().RelatedForm;

const NO_IDS: readonly string[] = [];

/** The list of that name, empty where the runtime config has none. */
export function useIds(name: string | null): readonly string[] {
  const { ids } = useConsole();
  return name !== null && Object.hasOwn(ids, name) ? (ids[name] ?? NO_IDS) : NO_IDS;
}

/** All lists of ids of the runtime config: `$ids` of conditions. */
export const useAllIds = (): ConsoleValue['ids'] => useConsole().ids;

/** Address of the picture of a SKU, to be used through `safeHref`; undefined where the runtime config has none. */
export function useSkuImage(sku: string | null): string | undefined {
  const { skuImages } = useConsole();
  return sku !== null && Object.hasOwn(skuImages, sku) ? skuImages[sku] : undefined;
}

/** An address outside the console; undefined where the runtime config has none. */
export const useLink = (name: LinkName): string | undefined => useConsole().links[name];

const there = {
  awaited: [],
  isReady: () => true,
  load: () => Promise.resolve(),
  failure: () => undefined,
  retry: () => undefined,
};

/** What there is of declarations, and how to have more; where nobody says otherwise all of them are there. */
export function useDeclarations(): Declarations {
  const { declarations, resources } = useConsole();
  return useMemo(() => declarations ?? { ...there, faces: facesOf(resources) }, [declarations, resources]);
}
