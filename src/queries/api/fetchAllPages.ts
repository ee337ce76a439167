import { extractRows, type CallResult, type RawRecord } from '../../../dataProvider';
import { readPath } from '../../config/values/readPath';

/** How many pages a list has, as its host says it in either spelling (LIST-08); undefined where it says none. */
export function getPageCount(body: unknown): number | undefined {
  const pageCount = Number(readPath(body, 'meta.total_pages') ?? readPath(body, 'meta.totalPages') ?? NaN);
  return Number.isNaN(pageCount) ? undefined : pageCount;
}

/** The page that a call asks for. */
export interface PageParams {
  page: { number: number; size: number };
}

/**
 * Rows of a list, page by page up to `most` pages, and whether they are all of them. A host may give fewer than were asked
 * for: where it counts no pages, only an empty one is the end. Throws what any page throws.
 */
export async function fetchAllPages(
  fetchPage: (query: PageParams) => Promise<{ data: CallResult }>,
  { size, maxPages }: { size: number; maxPages: number },
): Promise<{ rows: RawRecord[]; isComplete: boolean }> {
  const rows: RawRecord[] = [];
  for (let page = 1; page <= maxPages; page += 1) {
    const { data } = await fetchPage({ page: { number: page, size } });
    const pageRows = extractRows(data.body);
    rows.push(...pageRows);
    const pageCount = getPageCount(data.body);
    if (pageCount === undefined ? pageRows.length === 0 : page >= pageCount)
      return { rows, isComplete: true };
    if (pageRows.length === 0) return { rows, isComplete: false };
  }
  return { rows, isComplete: false };
}
