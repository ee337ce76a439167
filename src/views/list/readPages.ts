import type { RaRecord } from 'ra-core';
import { hasId } from '../../records/hasId';
import type { Reading } from './rows';

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
  size: number,
  reading?: Reading,
  most = Infinity,
): Promise<readonly RaRecord[]> {
  const all: RaRecord[] = [];
  const known = new Set<string>();
  let before = '';
  for (let page = 1, given = 0; ; page++) {
    reading?.signal.throwIfAborted();
    const { data, total } = await readPage(page);
    given += data.length;
    // By what it says, since its rows need not have ids.
    const text = JSON.stringify(data);
    const fresh = text === before ? [] : data.filter((row) => !hasId(row) || !known.has(String(row.id)));
    before = text;
    for (const row of fresh.filter(hasId)) known.add(String(row.id));
    all.push(...fresh);
    // Of a known total, hosts may give fewer rows a page than asked for; without one, a short page is the last.
    const isLast = total === undefined ? data.length < size : given >= total;
    if (fresh.length === 0 || isLast || all.length >= most) return all;
    reading?.onProgress({ read: all.length, total });
  }
}
