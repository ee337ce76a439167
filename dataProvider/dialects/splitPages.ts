import type { GetListParams, GetListResult } from 'ra-core';
import { resolveDialect } from '../../src/config/dialects/resolveDialect';
import { findPlaceholdersInJson } from '../../src/config/template';
import type { Dialect } from '../../src/config/types';

const jsonApi = resolveDialect('json-api');

type ReadPage = (params: GetListParams) => Promise<GetListResult>;

/** Placeholders that send a page size. */
const SIZE_PLACEHOLDERS = ['size', 'end', 'last'];

/**
 * Combines several host pages into one page of the console, for hosts with a smaller maximum: `page.maxSize`, else the first
 * short page shows it. Without this, a list with fewer rows than its page size would never show the others.
 */
export function createPageSplitter(dialect: Dialect) {
  const { page } = dialect;
  const honoursPageSize = isProductPaging(dialect) || hasPlaceholder(dialect, ['end']);
  const declaredMax = page === false ? null : page.maxSize;
  const sendsPageSize = page === false || hasPlaceholder(dialect, SIZE_PLACEHOLDERS);
  /** Maximum rows per request, by resource. */
  const maxRowsByResource = new Map<string, number>();
  return async (name: string, params: GetListParams, read: ReadPage): Promise<GetListResult> => {
    const { page: pageNumber = 1, perPage = 0 } = params.pagination ?? {};
    const isUnpaged = (params.meta as { paged?: boolean } | undefined)?.paged === false;
    if (page === false || isUnpaged || perPage === 0) return read(params);
    const maxRows = declaredMax ?? maxRowsByResource.get(name);
    if (maxRows !== undefined) return readSplitPage(params, maxRows, sendsPageSize, read);
    const result = await read(params);
    if (honoursPageSize || !hasUnexpectedLength(result, pageNumber, perPage, sendsPageSize)) return result;
    const firstPage = pageNumber === 1 ? result : await read(withPage(params, 1, perPage));
    const rows = firstPage.data.length;
    if (rows === 0 || rows === perPage || !hasUnexpectedLength(firstPage, 1, perPage, sendsPageSize))
      return result;
    // A wrong total looks the same; only if rereading gives more rows is there a page limit.
    const rereadPage = await readSplitPage(withPage(params, 1, perPage), rows, sendsPageSize, read);
    if (rereadPage.data.length <= rows) return result;
    maxRowsByResource.set(name, rows);
    return pageNumber === 1 ? rereadPage : readSplitPage(params, rows, sendsPageSize, read);
  };
}

/** True for the product's own paging; these hosts return the requested size, as do hosts with ranges. */
const isProductPaging = ({ page, getList }: Dialect): boolean =>
  page !== false &&
  jsonApi.page !== false &&
  page.query === jsonApi.page.query &&
  getList.total.join() === jsonApi.getList.total.join();

function hasPlaceholder({ page, getList }: Dialect, names: readonly string[]): boolean {
  if (page === false) return false;
  const templates = [page.query, ...Object.values(page.headers), getList.json];
  return templates.flatMap(findPlaceholdersInJson).some(({ name }) => names.includes(name));
}

/** True if a page has an unexpected number of rows. If no size is sent, any later page may be the wrong one. */
function hasUnexpectedLength(
  { data, total, pageInfo }: GetListResult,
  page: number,
  size: number,
  sendsPageSize: boolean,
): boolean {
  if (total !== undefined) return data.length !== Math.min(size, Math.max(0, total - (page - 1) * size));
  return pageInfo?.hasNextPage ? data.length !== size : !sendsPageSize && page > 1;
}

const withPage = (params: GetListParams, page: number, perPage: number): GetListParams => ({
  ...params,
  pagination: { page, perPage },
});

/** Reads a page from the host's pages that contain it, one after the other. */
async function readSplitPage(
  params: GetListParams,
  maxRows: number,
  sendsPageSize: boolean,
  read: ReadPage,
): Promise<GetListResult> {
  const { page: pageNumber = 1, perPage = maxRows } = params.pagination ?? {};
  if (sendsPageSize && perPage <= maxRows) return read(params);
  const size = sendsPageSize ? partSize(perPage, maxRows) : maxRows;
  const offset = (pageNumber - 1) * perPage;
  const firstPart = Math.floor(offset / size);
  const lastPart = Math.ceil((offset + perPage) / size);
  const rows: GetListResult['data'] = [];
  let result: GetListResult | undefined;
  for (let part = firstPart; part < lastPart; part++) {
    result = await read(withPage(params, part + 1, size));
    rows.push(...result.data);
    if (result.data.length < size || isLastRow(result, (part + 1) * size)) break;
  }
  const from = offset - firstPart * size;
  const { total, pageInfo } = result ?? {};
  const hasNextPage = rows.length > from + perPage || (pageInfo?.hasNextPage ?? false);
  return {
    ...result,
    data: rows.slice(from, from + perPage),
    ...(total === undefined ? { pageInfo: { hasPreviousPage: pageNumber > 1, hasNextPage } } : { total }),
  };
}

/** True if no rows follow: some hosts reject a page that does not exist. */
const isLastRow = ({ total, pageInfo }: GetListResult, readCount: number): boolean =>
  total === undefined ? pageInfo?.hasNextPage === false : readCount >= total;

/**
 * Returns the size of the requests for a page: the largest that divides it, so that no row is read twice; else the maximum,
 * because a page of 131 rows has no divisor but 1.
 */
function partSize(perPage: number, maxRows: number): number {
  for (let parts = 2; parts * maxRows < perPage * 2; parts++)
    if (perPage % parts === 0 && perPage / parts <= maxRows) return perPage / parts;
  return maxRows;
}
