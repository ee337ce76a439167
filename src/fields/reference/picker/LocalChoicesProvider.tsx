import { useMemo, type ReactNode } from 'react';
import { ChoicesContextProvider, useChoicesContext } from 'ra-core';
import { includesFolded } from '../../../lib/text/foldText';

interface LocalChoicesProviderProps {
  /** Names that only the form knows. */
  names: readonly string[];
  /** The search in progress. */
  searchTerm: string;
  children: ReactNode;
}

/** Offers the names that were added in the form before the records of the host (ASSET-17). */
export const LocalChoicesProvider = ({ names, searchTerm, children }: LocalChoicesProviderProps) => {
  const choices = useChoicesContext();
  const choicesWithLocal = useMemo(() => {
    if (names.length === 0) return choices;
    const localChoices = names.filter((name) => includesFolded(name, searchTerm)).map(createLocalRecord);
    const ids = new Set(names);
    const withLocalChoices = (list: typeof choices.allChoices) => [
      ...localChoices,
      ...(list ?? []).filter(({ id }: { id: unknown }) => typeof id !== 'string' || !ids.has(id)),
    ];
    return {
      ...choices,
      allChoices: withLocalChoices(choices.allChoices),
      availableChoices: withLocalChoices(choices.availableChoices),
      // The type has a shape for each state of loading.
    } as typeof choices;
  }, [choices, names, searchTerm]);
  return <ChoicesContextProvider value={choicesWithLocal}>{children}</ChoicesContextProvider>;
};

/** A name as a record: it is its own id, which is what is written (ASSET-36). */
export const createLocalRecord = (name: string): { id: string; name: string } => ({ id: name, name });
