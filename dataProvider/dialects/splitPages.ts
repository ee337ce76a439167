import type { GetListParams, GetListResult } from 'ra-core';
import { resolveDialect } from '../../src/config/dialects/resolveDialect';
import { findPlaceholders } from '../../src/config/template';
import type { Dialect, DialectPage } from '../../src/config/types';

const jsonApi = resolveDialect('json-api');

type ReadPage = (params: GetListParams) => Promise<GetListResult>;

/** What says how long a page is to be. */
const SIZE_PLACEHOLDERS = ['size', 'end', 'last'];

/**
 * Pages as the console has them, of a host that gives fewer rows at once: `page.most` says how many, else the host is found
 * out by its first short page. A list whose rows are fewer than it says would never show the others.
 */
export function createPageSplitter(dialect: Dialect) {
  const { page } = dialect;
  const honoursPageSize = isProductPaging(dialect) || (page !== false && hasPlaceholder(page, ['end']));
  const declaredMax = page === false ? null : page.most;
  const sendsPageSize = page === false || hasPlaceholder(page, SIZE_PLACEHOLDERS);
  /** Rows that the host gives at once, by resource. */
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
    // A count that is wrong looks the same; only where more rows come it was the page.
    const rereadPage = await readSplitPage(withPage(params, 1, perPage), rows, sendsPageSize, read);
    if (rereadPage.data.length <= rows) return result;
    maxRowsByResource.set(name, rows);
    return pageNumber === 1 ? rereadPage : readSplitPage(params, rows, sendsPageSize, read);
  };
}

/** The product's own hosts give what they are asked for, as do those that are asked for a range. */
const isProductPaging = ({ page, list }: Dialect): boolean =>
  page !== false &&
  jsonApi.page !== false &&
  page.query === jsonApi.page.query &&
  list.total.join() === jsonApi.list.total.join();

function hasPlaceholder({ query, headers }: DialectPage, names: readonly string[]): boolean {
  const texts = [query, ...Object.values(headers)];
  return texts.flatMap((text) => findPlaceholders(text)).some(({ name }) => names.includes(name));
}

/** Whether a page has not as many rows as it should have; where nothing asks for a size, no later page is sure to be the right one. */
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

/** A page read by those of the host that hold it, one after the other. */
async function readSplitPage(
  params: GetListParams,
  maxRows: number,
  sendsPageSize: boolean,
  read: ReadPage,
): Promise<GetListResult> {
  const { page: pageNumber = 1, perPage = maxRows } = params.pagination ?? {};
  if (sendsPageSize && perPage <= maxRows) return read(params);
  const size = sendsPageSize ? largestDivisor(perPage, maxRows) : maxRows;
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

/** Whether nothing is behind so many rows: some hosts refuse a page that is not there. */
const isLastRow = ({ total, pageInfo }: GetListResult, readCount: number): boolean =>
  total === undefined ? pageInfo?.hasNextPage === false : readCount >= total;

/** The largest size that divides a page and that the host gives. */
function largestDivisor(perPage: number, maxRows: number): number {
  for (let parts = 2; parts < perPage; parts++)
    if (perPage % parts === 0 && perPage / parts <= maxRows) return perPage / parts;
  return 1;
}
