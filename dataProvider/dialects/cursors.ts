import type { GetListParams, GetListResult } from 'ra-core';
import { readPath } from '../../src/config/readPath';
import { placeholdersIn } from '../../src/config/template';
import type { Dialect, DialectPage } from '../../src/config/types';
import type { ListAsk } from '../speech';
import { rowsIn } from './readAnswer';

/** Lists of which it is remembered where their pages begin. */
const LISTS = 50;
/** Pages that are read for the sake of one that lies behind them. */
const WALK = 100;

type Target = ListAsk['target'];

/**
 * Where the pages of lists begin, at hosts that say it of the next page alone. A page that is opened by its address is
 * reached by reading those before it.
 */
export function createCursors({ page }: Dialect) {
  const known = new Map<string, Map<number, string>>();
  const keyOf = (name: string, { pagination, sort, filter, meta }: GetListParams, target: Target): string =>
    JSON.stringify([name, pagination?.perPage, sort, filter, meta, target]);
  const pagesOf = (key: string): Map<number, string> => {
    const pages = known.get(key) ?? new Map<number, string>();
    known.delete(key);
    known.set(key, pages);
    for (const old of [...known.keys()].slice(0, -LISTS)) known.delete(old);
    return pages;
  };
  const pagesOfAsk = ({ resource, params, target }: ListAsk) => pagesOf(keyOf(resource.name, params, target));
  return {
    isUsed: page !== false && placeholdersIn(page.query).some(({ name }) => name === 'cursor'),
    of: (ask: ListAsk): string | undefined => pagesOfAsk(ask).get(ask.params.pagination?.page ?? 1),
    /** Keeps where the next page begins; answers whether there is one. */
    keep: (ask: ListAsk, body: unknown, members: readonly string[]): boolean => {
      const pages = pagesOfAsk(ask);
      const next = page === false ? undefined : nextCursor(page, body, members);
      const at = (ask.params.pagination?.page ?? 1) + 1;
      // Where a page now begins elsewhere, so do those behind it.
      if (pages.get(at) !== next) for (const later of pages.keys()) if (later >= at) pages.delete(later);
      if (next !== undefined) pages.set(at, next);
      return next !== undefined;
    },
    /** Reads a page, and before it those that lead there. */
    reach: async (
      name: string,
      params: GetListParams,
      target: Target,
      read: (params: GetListParams) => Promise<GetListResult>,
    ): Promise<GetListResult> => {
      const { page: wanted = 1, perPage = 0 } = params.pagination ?? {};
      const pages = pagesOf(keyOf(name, params, target));
      const first = Math.max(1, ...[...pages.keys()].filter((at) => at <= wanted));
      for (let at = first; at < Math.min(wanted, first + WALK); at++) {
        await read({ ...params, pagination: { page: at, perPage } });
        if (!pages.has(at + 1)) break;
      }
      if (wanted > 1 && !pages.has(wanted))
        return { data: [], pageInfo: { hasPreviousPage: true, hasNextPage: false } };
      return read(params);
    },
  };
}

/** The cursor of the next page: what the last row has, or what the answer says, as it is or in an address. */
function nextCursor(
  { query, cursor, after }: DialectPage,
  body: unknown,
  members: readonly string[],
): string | undefined {
  if (after !== null) return textOf(readPath(rowsIn(body, members).at(-1), after));
  const said = cursor.map((path) => textOf(readPath(body, path))).find((text) => text !== undefined);
  if (said === undefined || !/\?|^https?:/.test(said)) return said;
  const name = /(?:^|&)([^=&]+)=[^&]*\{cursor\??\}/.exec(query)?.[1] ?? '';
  return new URLSearchParams(said.replace(/^[^?]*\??/, '')).get(name) ?? undefined;
}

const textOf = (value: unknown): string | undefined =>
  (typeof value === 'string' && value !== '') || typeof value === 'number' ? String(value) : undefined;
