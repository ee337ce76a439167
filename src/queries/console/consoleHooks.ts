import { useMemo } from 'react';
import { createResourceIndex } from '../../config/resourceSummary';
import type { LinkName, RuntimeConfig } from '../../config/runtime/runtimeConfig';
import { useConsole, type ConsoleValue, type Declarations } from './ConsoleContext';

/** Returns the normalised declarations by name. */
export const useResources = (): ConsoleValue['resources'] => useConsole().resources;

/** Returns the problems in declarations or the runtime config. */
export const useConfigProblems = (): ConsoleValue['problems'] => useConsole().problems;

/** Returns the function for titles of records in references. */
export const useGetRecordTitle = (): ConsoleValue['getRecordTitle'] => useConsole().getRecordTitle;

/** Returns the function for texts that distinguish records with the same title. */
export const useGetSecondaryText = (): ConsoleValue['getSecondaryText'] => useConsole().getSecondaryText;

/** Returns the permission check; it allows everything if no provider is set. */
export const useConsoleCanAccess = (): ConsoleValue['canAccess'] => useConsole().canAccess;

/** Returns the create form of any resource, in a dialog; undefined if no provider sets it. */
export const useRelatedForm = (): ConsoleValue['RelatedForm'] => useConsole().RelatedForm;

const EMPTY_IDS: readonly string[] = [];

/** Returns the id list of that name, empty if the runtime config has none. */
export function useIdList(name: string | null): readonly string[] {
  const { ids } = useConsole().config;
  return name !== null && Object.hasOwn(ids, name) ? (ids[name] ?? EMPTY_IDS) : EMPTY_IDS;
}

/** Returns all id lists of the runtime config: `$ids` in conditions. */
export const useIdLists = (): RuntimeConfig['ids'] => useConsole().config.ids;

/** Returns the picture URL of a SKU, to be passed through `toSafeHref`; undefined if the runtime config has none. */
export function useSkuImage(sku: string | null): string | undefined {
  const { skuImages } = useConsole().config;
  return sku !== null && Object.hasOwn(skuImages, sku) ? skuImages[sku] : undefined;
}

/** Returns the path of the stream of changes as the runtime config has it; undefined for none. */
export const useEventsPath = (): unknown => useConsole().config.events;

/** Returns an external URL; undefined if the runtime config has none. */
export const useExternalLink = (name: LinkName): string | undefined => useConsole().config.links[name];

const ALL_LOADED = {
  pendingUrls: [],
  isLoaded: () => true,
  load: () => Promise.resolve(),
  getError: () => undefined,
  retry: () => undefined,
};

/** Returns the loader of declarations; without a provider all of them are loaded. */
export function useDeclarations(): Declarations {
  const { declarations, resources } = useConsole();
  return useMemo(
    () => declarations ?? { ...ALL_LOADED, resourceIndex: createResourceIndex(resources) },
    [declarations, resources],
  );
}
