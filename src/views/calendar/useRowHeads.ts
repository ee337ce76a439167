import { useMemo } from 'react';
import type { RaRecord } from 'ra-core';
import { useResources } from '../../console/hooks';
import type { Calendar } from '../../config/types';
import { recordTitle } from '../../fields/recordTitle';
import { useText } from '../../i18n/useText';
import { rowKeys } from '../../records/rowKeys';
import { usePage } from '../../records/usePage';
import { wholeQuery } from '../list/useWholeRows';
import { inRowsOfTheirNames, type Entry } from './entries';
import { rowHours } from './open';
import type { RowHead } from './rows';

interface RowHeads {
  heads: readonly RowHead[];
  /** The entries, each with the key of its row. */
  inRows: readonly Entry[];
  /** The rows are on their way: which there are is not known yet. */
  isPending: boolean;
  error: Error | null;
  retry: () => void;
}

/**
 * The rows of a calendar: those that the host lists, then those that only entries name. Where the list cannot be read,
 * the entries stand in their rows all the same.
 */
export function useRowHeads(
  calendar: Calendar,
  entries: readonly Entry[],
  parent: RaRecord | undefined,
  nameOf: (record: RaRecord) => string,
): RowHeads {
  const { rows } = calendar;
  const list = rows?.list;
  const resources = useResources();
  const t = useText();
  const params = useMemo(() => (list ? wholeQuery(list, parent) : {}), [list, parent]);
  const query = usePage(list?.resource ?? '', params, { enabled: list !== undefined });
  const { data } = query;
  const listed = useMemo(() => {
    const resource = list && resources.get(list.resource);
    if (!resource || !data) return [];
    const keys = rowKeys(data);
    const heads = data.map((record: RaRecord, index): RowHead => ({
      // A row that came twice is there twice; entries stand in the first.
      key: `id ${keys[index]}`,
      title: recordTitle(resource, record, t),
      hours: rows?.open ? rowHours(record, rows.open) : undefined,
    }));
    return list.reverse ? heads.toReversed() : heads;
  }, [list, rows, resources, data, t]);
  const inRows = useMemo(() => inRowsOfTheirNames(entries, listed, calendar), [entries, listed, calendar]);
  const heads = useMemo(
    () => [...listed, ...headsOfEntries(inRows, listed, nameOf)],
    [listed, inRows, nameOf],
  );
  return {
    heads,
    inRows,
    isPending: list !== undefined && query.isPending,
    error: list && !query.isFetching ? query.error : null,
    retry: () => void query.refetch(),
  };
}

/** A row for each that entries name and nobody lists: one that is gone, or all where no list is declared. */
function headsOfEntries(
  entries: readonly Entry[],
  listed: readonly RowHead[],
  nameOf: (record: RaRecord) => string,
): RowHead[] {
  const known = new Set(listed.map(({ key }) => key));
  const found = new Map<string, RowHead>();
  for (const { rowKey, record } of entries) {
    if (known.has(rowKey) || found.has(rowKey)) continue;
    found.set(rowKey, { key: rowKey, title: nameOf(record), hours: undefined });
  }
  return [...found.values()].toSorted((a, b) => a.title.localeCompare(b.title, 'es', { numeric: true }));
}
