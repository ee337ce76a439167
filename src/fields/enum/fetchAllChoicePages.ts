import type { CallResult } from '../../../dataProvider';
import { missingListError } from '../../../dataProvider';
import type { Field, Json } from '../../config/types';
import { getPageCount } from '../../queries/api/fetchAllPages';
import { readChoicePage } from './loadedChoices';

/** Entries per page. A host with smaller pages returns the number of pages. */
const PAGE_SIZE = 100;
/** Page limit: protects against a wrong page count from the host; longer lists are no usable choice. */
const MAX_PAGES = 50;

type FetchPage = (page: Readonly<Record<string, Json>>) => Promise<{ data: CallResult }>;

/** Fetches all pages of a call and returns their entries as one list. Throws the error of any page. */
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
