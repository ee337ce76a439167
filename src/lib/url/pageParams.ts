/** Reads the page from a query; 1 if it is missing or invalid. */
export function readPage(searchParams: URLSearchParams): number {
  const text = searchParams.get('page');
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 1;
}

/** Reads the rows per page from a query; the list's default if they are missing or not one of its sizes. */
export const readPageSize = (
  { pageSizes, pageSize }: { pageSizes: readonly number[]; pageSize: number },
  searchParams: URLSearchParams,
): number => pageSizes.find((size) => String(size) === searchParams.get('size')) ?? pageSize;

/** Reads the search from a query. */
export const readSearch = (searchParams: URLSearchParams): string =>
  (searchParams.get('search') ?? '').trim();
