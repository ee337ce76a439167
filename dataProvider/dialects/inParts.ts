import type { GetListParams, GetListResult } from 'ra-core';
import type { Dialect } from '../../src/config/types';

/** A page that is larger than the host gives at once, read in equal parts one after the other. */
export async function inParts(
  { page }: Dialect,
  params: GetListParams,
  read: (params: GetListParams) => Promise<GetListResult>,
): Promise<GetListResult> {
  const { page: wanted = 1, perPage = 0 } = params.pagination ?? {};
  const most = page === false ? null : page.most;
  const isWhole = (params.meta as { paged?: boolean } | undefined)?.paged === false;
  if (most === null || perPage <= most || isWhole) return read(params);
  const size = largestPart(perPage, most);
  const first = ((wanted - 1) * perPage) / size;
  const rows: GetListResult['data'] = [];
  let answer: GetListResult | undefined;
  for (let part = 1; part <= perPage / size; part++) {
    answer = await read({ ...params, pagination: { page: first + part, perPage: size } });
    rows.push(...answer.data);
    if (answer.data.length < size) break;
  }
  const { total, pageInfo } = answer ?? {};
  return {
    ...answer,
    data: rows,
    ...(total === undefined
      ? { pageInfo: { hasPreviousPage: wanted > 1, hasNextPage: pageInfo?.hasNextPage ?? false } }
      : { total }),
  };
}

/** The largest size that divides a page and that the host gives. */
function largestPart(whole: number, most: number): number {
  for (let parts = 2; parts < whole; parts++)
    if (whole % parts === 0 && whole / parts <= most) return whole / parts;
  return 1;
}
