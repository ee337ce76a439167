import { useEffect } from 'react';

/** What can be done on the page that is open, as its own buttons and menus offer it. */
export interface PageAct {
  id: string;
  label: string;
  icon: string | undefined;
  /** What it is done to: the record, the list, its tabs. */
  of: string;
  /** Console path, of one that only leads somewhere. */
  to: string | undefined;
  /** Why it cannot be done now. */
  why: string | null;
  run: () => void;
}

let sets: readonly (readonly PageAct[])[] = [];

/** Offers acts in the search as long as the component is there: whoever draws a page's buttons and menus calls it. */
export function usePageActs(acts: readonly PageAct[]): void {
  useEffect(() => {
    if (acts.length === 0) return undefined;
    sets = [...sets, acts];
    return () => {
      sets = sets.filter((other) => other !== acts);
    };
  }, [acts]);
}

/** What can be done now, in the order in which it came on the page. */
export const pageActs = (): readonly PageAct[] => sets.flat();
