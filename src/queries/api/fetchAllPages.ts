import { extractRows, type CallResult, type RawRecord } from '../../../dataProvider';
import { readPath } from '../../config/values/readPath';

/** Returns the page count of a list in either spelling of the host; undefined if the host returns none. */
export function getPageCount(body: unknown): number | undefined {
  const pageCount = Number(readPath(body, 'meta.total_pages') ?? readPath(body, 'meta.totalPages') ?? NaN);
  return Number.isNaN(pageCount) ? undefined : pageCount;
}

/** Query parameters of a page. */
export interface PageParams {
  page: { number: number; size: number };
}

/**
 * Fetches the rows of a list page by page, up to `maxPages`; `isComplete` is true if these are all rows. A host may return
 * fewer rows than requested: if it returns no page count, only an empty page is the end. Throws the error of any page.
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
