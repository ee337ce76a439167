import type { RaRecord } from 'ra-core';
import { hasId } from '../../queries/list/hasId';
import type { ReadAllOptions } from './listData';

interface Page {
  data: readonly RaRecord[];
  total?: number | undefined;
}

/**
 * All rows, page by page in a size that the host gives to lists too. A row that moved to a later page meanwhile counts
 * once; a host that gives the same page again and again ends the reading, and so do `most` rows.
 */
export async function readPages(
  readPage: (page: number) => Promise<Page>,
  perPage: number,
  options?: ReadAllOptions,
  maxRows = Infinity,
): Promise<readonly RaRecord[]> {
  const all: RaRecord[] = [];
  const seenIds = new Set<string>();
  let previousText = '';
  for (let page = 1, receivedCount = 0; ; page++) {
    options?.signal.throwIfAborted();
    const { data, total } = await readPage(page);
    receivedCount += data.length;
    // By what it says, since its rows need not have ids.
    const serialized = JSON.stringify(data);
    const newRows =
      serialized === previousText ? [] : data.filter((row) => !hasId(row) || !seenIds.has(String(row.id)));
    previousText = serialized;
    for (const row of newRows.filter(hasId)) seenIds.add(String(row.id));
    all.push(...newRows);
    // Of a known total, hosts may give fewer rows a page than asked for; without one, a short page is the last.
    const isLast = total === undefined ? data.length < perPage : receivedCount >= total;
    if (newRows.length === 0 || isLast || all.length >= maxRows) return all;
    options?.onProgress({ read: all.length, total });
  }
}
