import type { GetListParams, GetListResult } from 'ra-core';
import { dialectOf } from '../../src/config/dialects/resolve';
import { placeholdersIn } from '../../src/config/template';
import type { Dialect, DialectPage } from '../../src/config/types';

const jsonApi = dialectOf('json-api');

type Read = (params: GetListParams) => Promise<GetListResult>;

/** What says how long a page is to be. */
const SIZES = ['size', 'end', 'last'];

/**
 * Pages as the console has them, of a host that gives fewer rows at once: `page.most` says how many, else the host is found
 * out by its first short page. A list whose rows are fewer than it says would never show the others.
 */
export function createParts(dialect: Dialect) {
  const { page } = dialect;
  const isTrusted = isOwnPaging(dialect) || (page !== false && asksFor(page, ['end']));
  const said = page === false ? null : page.most;
  const isSized = page === false || asksFor(page, SIZES);
  /** Rows that the host gives at once, by resource. */
  const found = new Map<string, number>();
  return async (name: string, params: GetListParams, read: Read): Promise<GetListResult> => {
    const { page: wanted = 1, perPage = 0 } = params.pagination ?? {};
    const isWhole = (params.meta as { paged?: boolean } | undefined)?.paged === false;
    if (page === false || isWhole || perPage === 0) return read(params);
    const most = said ?? found.get(name);
    if (most !== undefined) return partly(params, most, isSized, read);
    const answer = await read(params);
    if (isTrusted || !isOff(answer, wanted, perPage, isSized)) return answer;
    const first = wanted === 1 ? answer : await read(pageOf(params, 1, perPage));
    const rows = first.data.length;
    if (rows === 0 || rows === perPage || !isOff(first, 1, perPage, isSized)) return answer;
    // A count that is wrong looks the same; only where more rows come it was the page.
    const whole = await partly(pageOf(params, 1, perPage), rows, isSized, read);
    if (whole.data.length <= rows) return answer;
    found.set(name, rows);
    return wanted === 1 ? whole : partly(params, rows, isSized, read);
  };
}

/** The product's own hosts give what they are asked for, as do those that are asked for a range. */
const isOwnPaging = ({ page, list }: Dialect): boolean =>
  page !== false &&
  jsonApi.page !== false &&
  page.query === jsonApi.page.query &&
  list.total.join() === jsonApi.list.total.join();

function asksFor({ query, headers }: DialectPage, names: readonly string[]): boolean {
  const texts = [query, ...Object.values(headers)];
  return texts.flatMap((text) => placeholdersIn(text)).some(({ name }) => names.includes(name));
}

/** Whether a page has not as many rows as it should have; where nothing asks for a size, no later page is sure to be the right one. */
function isOff(
  { data, total, pageInfo }: GetListResult,
  page: number,
  size: number,
  isSized: boolean,
): boolean {
  if (total !== undefined) return data.length !== Math.min(size, Math.max(0, total - (page - 1) * size));
  return pageInfo?.hasNextPage ? data.length !== size : !isSized && page > 1;
}

const pageOf = (params: GetListParams, page: number, perPage: number): GetListParams => ({
  ...params,
  pagination: { page, perPage },
});

/** A page read by those of the host that hold it, one after the other. */
async function partly(
  params: GetListParams,
  most: number,
  isSized: boolean,
  read: Read,
): Promise<GetListResult> {
  const { page: wanted = 1, perPage = most } = params.pagination ?? {};
  if (isSized && perPage <= most) return read(params);
  const size = isSized ? largestPart(perPage, most) : most;
  const offset = (wanted - 1) * perPage;
  const first = Math.floor(offset / size);
  const last = Math.ceil((offset + perPage) / size);
  const rows: GetListResult['data'] = [];
  let answer: GetListResult | undefined;
  for (let part = first; part < last; part++) {
    answer = await read(pageOf(params, part + 1, size));
    rows.push(...answer.data);
    if (answer.data.length < size || isEnd(answer, (part + 1) * size)) break;
  }
  const from = offset - first * size;
  const { total, pageInfo } = answer ?? {};
  const hasNextPage = rows.length > from + perPage || (pageInfo?.hasNextPage ?? false);
  return {
    ...answer,
    data: rows.slice(from, from + perPage),
    ...(total === undefined ? { pageInfo: { hasPreviousPage: wanted > 1, hasNextPage } } : { total }),
  };
}

/** Whether nothing is behind so many rows: some hosts refuse a page that is not there. */
const isEnd = ({ total, pageInfo }: GetListResult, read: number): boolean =>
  total === undefined ? pageInfo?.hasNextPage === false : read >= total;

/** The largest size that divides a page and that the host gives. */
function largestPart(whole: number, most: number): number {
  for (let parts = 2; parts < whole; parts++)
    if (whole % parts === 0 && whole / parts <= most) return whole / parts;
  return 1;
}
