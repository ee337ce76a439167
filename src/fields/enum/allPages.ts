import type { CallResult } from '../../../dataProvider';
import { noList } from '../../../dataProvider';
import type { Field, Json } from '../../config/types';
import { pagesOf } from '../../console/readAll';
import { listOnPage } from './loaded';

/** Entries of a page. A host that gives fewer at a time says how many pages there are. */
const SIZE = 100;
/** More pages are no choice any more, and a host that counts wrong is not asked for ever. */
const MOST = 50;

type Ask = (page: Readonly<Record<string, Json>>) => Promise<{ data: CallResult }>;

/** What a call gives on all of its pages, as one list: its body. Throws what any page throws. */
export async function allPages(ask: Ask, field: Field): Promise<{ data: CallResult }> {
  const all: unknown[] = [];
  for (let page = 1; ; page += 1) {
    const { data } = await ask({ 'page[number]': page, 'page[size]': SIZE });
    const list = listOnPage(data.body, field);
    if (!Array.isArray(list)) throw noList();
    all.push(...(list as unknown[]));
    const pages = pagesOf(data.body);
    const isLast = pages === undefined ? list.length < SIZE : page >= pages;
    if (isLast || list.length === 0 || page === MOST) return { data: { ...data, body: all } };
  }
}
