import { compareTexts } from '../../lib/text/compareTexts';
import { useMemo } from 'react';
import type { RaRecord } from 'ra-core';
import { useResources } from '../../queries/console/consoleHooks';
import type { ListCalendar } from '../../config/types';
import { recordTitle } from '../../fields/titles/recordTitle';
import { useTranslateText } from '../../i18n/useTranslateText';
import { createRowKeys } from '../../queries/list/rowKeys';
import { useListPageQuery } from '../../queries/list/useListPageQuery';
import { buildUnpagedParams } from '../data/listRequest';
import { assignRowsByTitle, type CalendarEntry } from './entries';
import { readOpeningHours } from './time/openingHours';
import type { CalendarRowHeader } from './grid/layoutRows';

interface CalendarRowsResult {
  headers: readonly CalendarRowHeader[];
  /** The entries, each with the key of its row. */
  assignedEntries: readonly CalendarEntry[];
  /** True while the rows are loading, so that it is unknown which there are. */
  isPending: boolean;
  error: Error | null;
  retry: () => void;
}

/**
 * Returns the rows of a calendar: those that the host lists, then those that only entries reference. If the list cannot be
 * read, the entries still show in rows of their own.
 */
export function useCalendarRows(
  calendar: ListCalendar,
  entries: readonly CalendarEntry[],
  parent: RaRecord | undefined,
  getRowTitle: (record: RaRecord) => string,
): CalendarRowsResult {
  const { rows } = calendar;
  const list = rows?.list;
  const resources = useResources();
  const t = useTranslateText();
  const params = useMemo(() => (list ? buildUnpagedParams(list, parent) : {}), [list, parent]);
  const query = useListPageQuery(list?.resource ?? '', params, { enabled: list !== undefined });
  const { data } = query;
  const listedHeaders = useMemo(() => {
    const resource = list && resources.get(list.resource);
    if (!resource || !data) return [];
    const keys = createRowKeys(data);
    const rowHeaders = data.map((record: RaRecord, index): CalendarRowHeader => ({
      // A duplicate row shows twice; its entries are in the first one.
      key: `id ${keys[index]}`,
      title: recordTitle(resource, record, t),
      openingHours: rows?.openingHours ? readOpeningHours(record, rows.openingHours) : undefined,
    }));
    return list.reverse ? rowHeaders.toReversed() : rowHeaders;
  }, [list, rows, resources, data, t]);
  const assignedEntries = useMemo(
    () => assignRowsByTitle(entries, listedHeaders, calendar),
    [entries, listedHeaders, calendar],
  );
  const headers = useMemo(
    () => [...listedHeaders, ...buildEntryHeaders(assignedEntries, listedHeaders, getRowTitle)],
    [listedHeaders, assignedEntries, getRowTitle],
  );
  return {
    headers,
    assignedEntries,
    isPending: list !== undefined && query.isPending,
    error: list && !query.isFetching ? query.error : null,
    retry: () => void query.refetch(),
  };
}

/** Creates a row for each one that entries reference and the list lacks: a deleted one, or all if no list is declared. */
function buildEntryHeaders(
  entries: readonly CalendarEntry[],
  listedHeaders: readonly CalendarRowHeader[],
  getRowTitle: (record: RaRecord) => string,
): CalendarRowHeader[] {
  const listedKeys = new Set(listedHeaders.map(({ key }) => key));
  const headersByKey = new Map<string, CalendarRowHeader>();
  for (const { rowKey, record } of entries) {
    if (listedKeys.has(rowKey) || headersByKey.has(rowKey)) continue;
    headersByKey.set(rowKey, { key: rowKey, title: getRowTitle(record), openingHours: undefined });
  }
  return [...headersByKey.values()].toSorted((a, b) => compareTexts(a.title, b.title));
}
