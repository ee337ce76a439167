import type { Identifier } from 'ra-core';
import type { Provider } from './provider';

/** The ids of a provider's records. The console's ids are texts; a provider may have numbers. */
export interface ProviderIds {
  /** Stores the id of a record that the provider has returned. */
  remember: (resource: string, id: unknown) => void;
  /** Returns an id as the provider has returned it, else as `ids` of the config defines. */
  toProviderId: (resource: string, id: Identifier) => Identifier;
}

/** Creates the store of the ids of a provider. */
export function createProviderIds({ ids }: Pick<Provider, 'ids'>): ProviderIds {
  /** Numeric ids by resource and text; texts need no entry. */
  const numbers = new Map<string, Map<string, number>>();
  return {
    remember: (resource, id) => {
      if (typeof id !== 'number') return;
      const known = numbers.get(resource) ?? new Map<string, number>();
      numbers.set(resource, known.set(String(id), id));
    },
    toProviderId: (resource, id) => {
      const known = numbers.get(resource)?.get(String(id));
      if (known !== undefined || typeof id === 'number') return known ?? id;
      return ids === 'number' && /^\d+$/.test(id) && Number.isSafeInteger(Number(id)) ? Number(id) : id;
    },
  };
}
