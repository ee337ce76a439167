/** Default page size. */
const DEFAULT_PAGE_SIZE = 50;

/** Validated paging parameters. */
export interface PageRequest {
  page?: { number?: number; size?: number };
}

/** `links` of a list: URLs on the same host, null for a page that does not exist. */
interface PageLinks {
  first: string;
  last: string;
  next: string | null;
  prev: string | null;
  self: string;
}

/** `meta` of a list. */
interface PageMeta {
  /** Number of matching rows over all pages. */
  all_results: number;
  page_size: number;
  /** Number of rows in this page. */
  results: number;
  /** At least 1. */
  total_pages: number;
}

/** The rows of a page, and the number of matching rows over all pages. */
interface Page<T> {
  rows: readonly T[];
  total: number;
}

/** Number and size of the requested page, and its place in the list. */
export function pageWindow({ page }: PageRequest) {
  const number = page?.number ?? 1;
  const size = page?.size ?? DEFAULT_PAGE_SIZE;
  return { number, size, start: (number - 1) * size, end: number * size };
}

/**
 * Adds `links` and `meta` to a page. A page past the end is empty, not an error. `query` holds the parameters to repeat in
 * the links, without the page itself.
 */
export function describePage<T>(
  { rows, total }: Page<T>,
  pageRequest: PageRequest,
  path: string,
  query: Readonly<Record<string, unknown>>,
): { rows: readonly T[]; links: PageLinks; meta: PageMeta } {
  const { number, size } = pageWindow(pageRequest);
  const pageCount = Math.max(1, Math.ceil(total / size));
  const otherParams = Object.entries(query).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && !entry[0].startsWith('page['),
  );
  const linkTo = (target: number) =>
    `${path}?${new URLSearchParams([...otherParams, ['page[number]', String(target)], ['page[size]', String(size)]]).toString()}`;
  return {
    rows,
    links: {
      first: linkTo(1),
      last: linkTo(pageCount),
      next: number < pageCount ? linkTo(number + 1) : null,
      prev: number > 1 ? linkTo(Math.min(number - 1, pageCount)) : null,
      self: linkTo(number),
    },
    meta: { all_results: total, page_size: size, results: rows.length, total_pages: pageCount },
  };
}

/** Cuts a page out of a list that is in memory as a whole, and describes it. */
export function paginate<T>(
  rows: readonly T[],
  pageRequest: PageRequest,
  path: string,
  query: Readonly<Record<string, unknown>>,
) {
  const { start, end } = pageWindow(pageRequest);
  return describePage({ rows: rows.slice(start, end), total: rows.length }, pageRequest, path, query);
}

/** Returns the meta for the two lists that spell `totalPages`. */
export function camelMeta({ total_pages: totalPages, ...meta }: PageMeta) {
  return { ...meta, totalPages };
}
