import { useCallback, useState } from 'react';
import { formatNumber } from '../lib/formatNumber';

export interface TabTotals {
  /** Total of the list of each tab that has been read, by the key of the tab. */
  totals: Readonly<Record<string, number>>;
  /** `onTotal` of the list that the current tab shows. */
  onTotal: (total: number) => void;
}

/** Collects the totals of the lists in tabs, as each is read: no call is made for a count. */
export function useTabTotals(currentKey: string): TabTotals {
  const [totals, setTotals] = useState<Readonly<Record<string, number>>>({});
  const onTotal = useCallback(
    (total: number) => setTotals((previous) => ({ ...previous, [currentKey]: total })),
    [currentKey],
  );
  return { totals, onTotal };
}

/** Formats the total of the list of a tab; undefined until it is known. */
export const formatTabTotal = (total: number | undefined): string | undefined =>
  total === undefined ? undefined : formatNumber(total);
