import { rowsOf, type CallResult, type Members } from '../../dataProvider';
import { readPath } from '../config/readPath';

/** How many pages a list has, as its host says it in either spelling (LIST-08); undefined where it says none. */
export function pagesOf(body: unknown): number | undefined {
  const pages = Number(readPath(body, 'meta.total_pages') ?? readPath(body, 'meta.totalPages') ?? NaN);
  return Number.isNaN(pages) ? undefined : pages;
}

/** The page that a call asks for. */
export interface PageQuery {
  page: { number: number; size: number };
}

/**
 * Rows of a list, page by page up to `most` pages, and whether they are all of them. A host may give fewer than were asked
 * for: where it counts no pages, only an empty one is the end. Throws what any page throws.
 */
export async function readAll(
  read: (query: PageQuery) => Promise<{ data: CallResult }>,
  { size, most }: { size: number; most: number },
): Promise<{ rows: Members[]; isAll: boolean }> {
  const rows: Members[] = [];
  for (let number = 1; number <= most; number += 1) {
    const { data } = await read({ page: { number, size } });
    const found = rowsOf(data.body);
    rows.push(...found);
    const pages = pagesOf(data.body);
    if (pages === undefined ? found.length === 0 : number >= pages) return { rows, isAll: true };
    if (found.length === 0) return { rows, isAll: false };
  }
  return { rows, isAll: false };
}
