import { useMemo, type ReactNode } from 'react';
import { ChoicesContextProvider, useChoicesContext } from 'ra-core';
import { includesFolded } from '../../../lib/text/foldText';

interface LocalChoicesProviderProps {
  /** Names that exist only in the form. */
  names: readonly string[];
  /** The current search term. */
  searchTerm: string;
  children: ReactNode;
}

/** Offers names that were added in the form before the records of the host. */
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
      // ra-core's type has a shape for each loading state.
    } as typeof choices;
  }, [choices, names, searchTerm]);
  return <ChoicesContextProvider value={choicesWithLocal}>{children}</ChoicesContextProvider>;
};

/** Returns a name as a record. The name is its own id, which is the value that is written. */
export const createLocalRecord = (name: string): { id: string; name: string } => ({ id: name, name });
