/** Default page size. */
const DEFAULT_PAGE_SIZE = 50;

/** Validated paging parameters. */
interface PageRequest {
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

/** A list, or an object that returns slices of one without holding it as a whole. */
interface Pageable<T> {
  readonly length: number;
  slice(start: number, end: number): T[];
}

/**
 * Cuts a page out of `rows` and adds `links` and `meta`. A page past the end is empty, not an error. `query` holds the
 * parameters to repeat in the links, without the page itself.
 */
export function paginate<T>(
  rows: Pageable<T>,
  pageRequest: PageRequest,
  path: string,
  query: Readonly<Record<string, unknown>>,
): { rows: T[]; links: PageLinks; meta: PageMeta } {
  const number = pageRequest.page?.number ?? 1;
  const size = pageRequest.page?.size ?? DEFAULT_PAGE_SIZE;
  const pageCount = Math.max(1, Math.ceil(rows.length / size));
  const page = rows.slice((number - 1) * size, number * size);
  const otherParams = Object.entries(query).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && !entry[0].startsWith('page['),
  );
  const linkTo = (target: number) =>
    `${path}?${new URLSearchParams([...otherParams, ['page[number]', String(target)], ['page[size]', String(size)]]).toString()}`;
  return {
    rows: page,
    links: {
      first: linkTo(1),
      last: linkTo(pageCount),
      next: number < pageCount ? linkTo(number + 1) : null,
      prev: number > 1 ? linkTo(Math.min(number - 1, pageCount)) : null,
      self: linkTo(number),
    },
    meta: { all_results: rows.length, page_size: size, results: page.length, total_pages: pageCount },
  };
}

/** Returns the meta for the two lists that spell `totalPages`. */
export function camelMeta({ total_pages: totalPages, ...meta }: PageMeta) {
  return { ...meta, totalPages };
}
