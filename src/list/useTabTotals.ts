import { useCallback, useState } from 'react';
import type { List, Resource } from '../config/types';
import { useResources } from '../queries/console/consoleHooks';
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

/**
 * Returns a function with the text beside a tab's label: the total of its list; '' until it is known; undefined for a list whose
 * total is never known.
 */
export function useFormatTabTotal(): (list: List, total: number | undefined) => string | undefined {
  const resources = useResources();
  return ({ resource }, total) => {
    if (total !== undefined) return formatNumber(total);
    return countsRows(resources.get(resource)) ? '' : undefined;
  };
}

/** A host that counts pages only leaves the number of records unknown. */
const countsRows = (resource: Resource | undefined): boolean => resource?.api.getList?.total !== 'pages';
