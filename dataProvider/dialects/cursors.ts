import type { GetListParams, GetListResult } from 'ra-core';
import { readPath } from '../../src/config/values/readPath';
import { findPlaceholders } from '../../src/config/template';
import type { Dialect, DialectPage } from '../../src/config/types';
import type { ListRequest } from '../jsonApi/wireFormat';
import { extractRawRows } from './parseDialectResponse';

/** Maximum number of lists with cached cursors. */
const MAX_LISTS = 50;
/** Maximum number of pages that are read to reach a later one. */
const MAX_SKIPPED_PAGES = 100;

type Target = ListRequest['target'];

/**
 * Caches the cursors of list pages, for hosts that return only the cursor of the next page. A page opened by its URL is
 * reached by reading the pages before it.
 */
export function createCursors({ page }: Dialect) {
  const pagesByList = new Map<string, Map<number, string>>();
  const listKey = (name: string, { pagination, sort, filter, meta }: GetListParams, target: Target): string =>
    JSON.stringify([name, pagination?.perPage, sort, filter, meta, target]);
  const cursorsOf = (key: string): Map<number, string> => {
    const pages = pagesByList.get(key) ?? new Map<number, string>();
    pagesByList.delete(key);
    pagesByList.set(key, pages);
    for (const oldest of [...pagesByList.keys()].slice(0, -MAX_LISTS)) pagesByList.delete(oldest);
    return pages;
  };
  const cursorsOfRequest = ({ resource, params, target }: ListRequest) =>
    cursorsOf(listKey(resource.name, params, target));
  return {
    isEnabled: page !== false && findPlaceholders(page.query).some(({ name }) => name === 'cursor'),
    get: (request: ListRequest): string | undefined =>
      cursorsOfRequest(request).get(request.params.pagination?.page ?? 1),
    /** Saves the cursor of the next page; returns true if there is one. */
    saveNext: (request: ListRequest, body: unknown, members: readonly string[]): boolean => {
      const pages = cursorsOfRequest(request);
      const next = page === false ? undefined : nextCursor(page, body, members);
      const nextPage = (request.params.pagination?.page ?? 1) + 1;
      // If the cursor of a page has changed, those of the pages after it are stale.
      if (pages.get(nextPage) !== next)
        for (const laterPage of pages.keys()) if (laterPage >= nextPage) pages.delete(laterPage);
      if (next !== undefined) pages.set(nextPage, next);
      return next !== undefined;
    },
    /** Reads a page, and first the pages that lead to it. */
    readThrough: async (
      name: string,
      params: GetListParams,
      target: Target,
      read: (params: GetListParams) => Promise<GetListResult>,
    ): Promise<GetListResult> => {
      const { page: pageNumber = 1, perPage = 0 } = params.pagination ?? {};
      const pages = cursorsOf(listKey(name, params, target));
      const first = Math.max(1, ...[...pages.keys()].filter((knownPage) => knownPage <= pageNumber));
      for (
        let skippedPage = first;
        skippedPage < Math.min(pageNumber, first + MAX_SKIPPED_PAGES);
        skippedPage++
      ) {
        await read({ ...params, pagination: { page: skippedPage, perPage } });
        if (!pages.has(skippedPage + 1)) break;
      }
      if (pageNumber > 1 && !pages.has(pageNumber))
        return { data: [], pageInfo: { hasPreviousPage: true, hasNextPage: false } };
      return read(params);
    },
  };
}

/** Returns the cursor of the next page: a member of the last row, or a value of the response, directly or inside a URL. */
function nextCursor(
  { query, cursor, cursorField }: DialectPage,
  body: unknown,
  members: readonly string[],
): string | undefined {
  if (cursorField !== null) return toCursorText(readPath(extractRawRows(body, members).at(-1), cursorField));
  const value = cursor.map((path) => toCursorText(readPath(body, path))).find((text) => text !== undefined);
  if (value === undefined || !/\?|^https?:/.test(value)) return value;
  const name = /(?:^|&)([^=&]+)=[^&]*\{cursor\??\}/.exec(query)?.[1] ?? '';
  return new URLSearchParams(value.replace(/^[^?]*\??/, '')).get(name) ?? undefined;
}

const toCursorText = (value: unknown): string | undefined =>
  (typeof value === 'string' && value !== '') || typeof value === 'number' ? String(value) : undefined;
