import type { RaRecord } from 'ra-core';
import { hasId } from '../../queries/list/hasId';
import type { ReadAllOptions } from './listData';

interface Page {
  data: readonly RaRecord[];
  total?: number | undefined;
}

/**
 * Reads all rows page by page, in a size that the host also uses for lists. Removes duplicates of rows that moved to a later
 * page. Stops if the host returns the same page again, and after `most` rows.
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
    // Compare the content, since rows may lack ids.
    const serialized = JSON.stringify(data);
    const newRows =
      serialized === previousText ? [] : data.filter((row) => !hasId(row) || !seenIds.has(String(row.id)));
    previousText = serialized;
    for (const row of newRows.filter(hasId)) seenIds.add(String(row.id));
    all.push(...newRows);
    // With a known total, a host may return fewer rows per page than requested; without one, a short page is the last.
    const isLast = total === undefined ? data.length < perPage : receivedCount >= total;
    if (newRows.length === 0 || isLast || all.length >= maxRows) return all;
    options?.onProgress({ read: all.length, total });
  }
}
