import { useMemo, type ReactNode } from 'react';
import { ChoicesContextProvider, useChoicesContext } from 'ra-core';
import { includesFolded } from '../../lib/foldText';

interface AddedChoicesProps {
  /** Names that only the form knows. */
  names: readonly string[];
  /** The search in progress. */
  typed: string;
  children: ReactNode;
}

/** Offers the names that were added in the form before the records of the host (ASSET-17). */
export const AddedChoices = ({ names, typed, children }: AddedChoicesProps) => {
  const choices = useChoicesContext();
  const all = useMemo(() => {
    if (names.length === 0) return choices;
    const added = names.filter((name) => includesFolded(name, typed)).map(localRecord);
    const ids = new Set(names);
    const withAdded = (list: typeof choices.allChoices) => [
      ...added,
      ...(list ?? []).filter(({ id }: { id: unknown }) => typeof id !== 'string' || !ids.has(id)),
    ];
    return {
      ...choices,
      allChoices: withAdded(choices.allChoices),
      availableChoices: withAdded(choices.availableChoices),
      // The type has a shape for each state of loading.
    } as typeof choices;
  }, [choices, names, typed]);
  return <ChoicesContextProvider value={all}>{children}</ChoicesContextProvider>;
};

/** A name as a record: it is its own id, which is what is written (ASSET-36). */
export const localRecord = (name: string): { id: string; name: string } => ({ id: name, name });
