import { useMemo } from 'react';
import { createResourceIndex } from '../../config/resourceSummary';
import type { LinkName } from '../../config/runtime/runtimeConfig';
import { useConsole, type ConsoleValue, type Declarations } from './ConsoleContext';

/** The normalised declarations of the console, by name. */
export const useResources = (): ConsoleValue['resources'] => useConsole().resources;

/** What is wrong in declarations or the runtime config. */
export const useConfigProblems = (): ConsoleValue['problems'] => useConsole().problems;

/** What records are called by those who refer to them. */
export const useGetRecordTitle = (): ConsoleValue['getRecordTitle'] => useConsole().getRecordTitle;

/** What tells records of the same title apart. */
export const useGetSecondaryText = (): ConsoleValue['getSecondaryText'] => useConsole().getSecondaryText;

/** Whether the user may; everything where nobody says otherwise. */
export const useConsoleCanAccess = (): ConsoleValue['canAccess'] => useConsole().canAccess;

/** The create form of any resource, over what is on screen; undefined where nobody gave one. */
export const useRelatedForm = (): ConsoleValue['RelatedForm'] => useConsole().RelatedForm;

const EMPTY_IDS: readonly string[] = [];

/** The list of that name, empty where the runtime config has none. */
export function useIdList(name: string | null): readonly string[] {
  const { idLists } = useConsole();
  return name !== null && Object.hasOwn(idLists, name) ? (idLists[name] ?? EMPTY_IDS) : EMPTY_IDS;
}

/** All lists of ids of the runtime config: `$ids` of conditions. */
export const useIdLists = (): ConsoleValue['idLists'] => useConsole().idLists;

/** Address of the picture of a SKU, to be used through `toSafeHref`; undefined where the runtime config has none. */
export function useSkuImage(sku: string | null): string | undefined {
  const { skuImages } = useConsole();
  return sku !== null && Object.hasOwn(skuImages, sku) ? skuImages[sku] : undefined;
}

/** An address outside the console; undefined where the runtime config has none. */
export const useExternalLink = (name: LinkName): string | undefined => useConsole().links[name];

const ALL_LOADED = {
  pendingUrls: [],
  isLoaded: () => true,
  load: () => Promise.resolve(),
  getError: () => undefined,
  retry: () => undefined,
};

/** What there is of declarations, and how to have more; where nobody says otherwise all of them are there. */
export function useDeclarations(): Declarations {
  const { declarations, resources } = useConsole();
  return useMemo(
    () => declarations ?? { ...ALL_LOADED, resourceIndex: createResourceIndex(resources) },
    [declarations, resources],
  );
}
