import type { Call } from '../server/call';
import type { Criteria, Order } from '../store/criteria';
import type { CollectionName } from '../store/collections';
import { describePage, pageWindow } from './pagination';
import type { PageRequest } from './pagination';

/** Reads the requested page of a collection, with its `links` and `meta`. */
export async function listPage<Name extends CollectionName>(
  { store, path, query }: Pick<Call, 'store' | 'path' | 'query'>,
  pageRequest: PageRequest,
  name: Name,
  where: Criteria<Name>,
  order: readonly Order<Name>[] = [],
) {
  const { start, size } = pageWindow(pageRequest);
  const page = await store.page(name, where, { order, offset: start, limit: size });
  return describePage(page, pageRequest, path, query);
}

/** Criteria for a text (already normalised) that a user searches; an empty one matches every row. */
export const searchCriteria = (text: string): { search_text?: { contains: string } } =>
  text === '' ? {} : { search_text: { contains: text } };
