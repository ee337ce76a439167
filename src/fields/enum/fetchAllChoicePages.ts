import type { CallResult } from '../../../dataProvider';
import { missingListError } from '../../../dataProvider';
import type { Field, Json } from '../../config/types';
import { getPageCount } from '../../queries/api/fetchAllPages';
import { readChoicePage } from './loadedChoices';

/** Entries of a page. A host that gives fewer at a time says how many pages there are. */
const PAGE_SIZE = 100;
/** More pages are no choice any more, and a host that counts wrong is not asked for ever. */
const MAX_PAGES = 50;

type FetchPage = (page: Readonly<Record<string, Json>>) => Promise<{ data: CallResult }>;

/** What a call gives on all of its pages, as one list: its body. Throws what any page throws. */
export async function fetchAllChoicePages(fetchPage: FetchPage, field: Field): Promise<{ data: CallResult }> {
  const rows: unknown[] = [];
  for (let page = 1; ; page += 1) {
    const { data } = await fetchPage({ 'page[number]': page, 'page[size]': PAGE_SIZE });
    const list = readChoicePage(data.body, field);
    if (!Array.isArray(list)) throw missingListError();
    rows.push(...(list as unknown[]));
    const pageCount = getPageCount(data.body);
    const isLast = pageCount === undefined ? list.length < PAGE_SIZE : page >= pageCount;
    if (isLast || list.length === 0 || page === MAX_PAGES) return { data: { ...data, body: rows } };
  }
}
