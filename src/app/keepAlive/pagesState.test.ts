import { NavigationType, type Location } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { createBackGuardState } from '../../ui/page/backGuard';
import { updatePages, type PageRules, type PagesState } from './pagesState';

const { Push, Pop, Replace } = NavigationType;
let mayKeep = true;
const rules: PageRules = {
  getPageKey: ({ pathname }) => pathname.split('/').slice(0, 3).join('/'),
  isList: ({ pathname }) => pathname.endsWith('s'),
  canCache: () => mayKeep,
};

let keys = 0;
const at = (path: string, key = `k${(keys += 1)}`): Location => {
  const [pathname = '', search] = path.split('?');
  return { pathname, search: search === undefined ? '' : `?${search}`, hash: '', state: null, key };
};
const go = (pages: PagesState | undefined, how: NavigationType, to: Location | string): PagesState =>
  updatePages(pages, typeof to === 'string' ? at(to) : to, how, rules);

const list = at('/cars?page=2', 'list');
const opened = go(go(undefined, Pop, list), Push, '/cars/7');

describe('a page that was left', () => {
  it('is kept where it is one to come back to, and shown again with the location that it was drawn with', () => {
    expect(opened).toMatchObject({ current: { id: 1, key: '/cars/7' }, cached: { id: 0, key: '/cars' } });
    const back = go(opened, Pop, at('/cars?page=2', 'list'));
    expect(back).toMatchObject({ current: { id: 0, returns: 1 }, cached: undefined });
    expect(back.current.location).toBe(list);
    expect(go(back, Pop, back.location)).toBe(back);
  });

  it('stays while the reader goes further, from record to record and among their tabs', () => {
    const tab = go(opened, Replace, '/cars/7/start');
    expect(tab).toMatchObject({ current: { id: 1 }, cached: { id: 0 } });
    const other = go(tab, Push, '/cars/8');
    expect(other).toMatchObject({ current: { id: 2 }, cached: { id: 0 } });
    expect(go(other, Pop, list).current).toMatchObject({ id: 0, returns: 1 });
  });

  it('takes no notice of the copy of an entry, and comes back to it as to the entry itself', () => {
    const copy = { ...at('/cars?page=2'), state: createBackGuardState(list) };
    const pages = go(go(undefined, Pop, list), Push, copy);
    expect(pages.current.location).toBe(list);
    expect(go(go(pages, Push, '/cars?page=3'), Pop, copy).current.location).toMatchObject({
      search: '?page=2',
      key: list.key,
    });
    expect(go(go(pages, Push, '/cars/7'), Pop, copy).current).toMatchObject({ id: 0, returns: 1 });
  });

  it('that was not kept has the key of its entry also when it comes back to the copy, under which its rows are stored', () => {
    const tab = at('/cars/7/doors');
    const copy = { ...at('/cars/7/doors'), state: createBackGuardState(tab) };
    const pages = go(go(undefined, Pop, tab), Push, copy);
    const elsewhere = go(pages, Push, '/cars/7/keys');
    expect(go(elsewhere, Pop, copy).current.location.key).toBe(tab.key);
  });

  it('goes where its list is opened in another way: that one begins anew', () => {
    const anew = go(opened, Push, '/cars?page=2');
    expect(anew).toMatchObject({ current: { key: '/cars', returns: 0 }, cached: undefined });
    expect(anew.current.id).not.toBe(0);
    expect(go(opened, Pop, at('/cars?page=1', 'list')).current.returns).toBe(0);
  });

  it('goes with the next list, which is kept in its turn', () => {
    const second = go(opened, Push, '/vans');
    expect(second).toMatchObject({ current: { key: '/vans' }, cached: undefined });
    expect(go(second, Push, '/vans/1').cached).toMatchObject({ key: '/vans' });
    expect(go(second, Pop, list).current).toMatchObject({ key: '/cars', returns: 0 });
  });

  it('is not kept where it is no list, may not be, or its entry was replaced', () => {
    expect(go(go(undefined, Pop, '/cars/7'), Push, '/start').cached).toBeUndefined();
    expect(go(go(undefined, Pop, list), Replace, '/cars/9').cached).toBeUndefined();
    mayKeep = false;
    expect(go(go(undefined, Pop, list), Push, '/cars/9').cached).toBeUndefined();
    mayKeep = true;
  });
});
