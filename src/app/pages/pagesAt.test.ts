import { NavigationType, type Location } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { pagesAt, type PageRules, type Pages } from './pagesAt';

const { Push, Pop, Replace } = NavigationType;
let mayKeep = true;
const rules: PageRules = {
  nameOf: ({ pathname }) => pathname.split('/').slice(0, 3).join('/'),
  isList: ({ pathname }) => pathname.endsWith('s'),
  mayKeep: () => mayKeep,
};

let keys = 0;
const at = (path: string, key = `k${(keys += 1)}`): Location => {
  const [pathname = '', search] = path.split('?');
  return { pathname, search: search === undefined ? '' : `?${search}`, hash: '', state: null, key };
};
const go = (pages: Pages | undefined, how: NavigationType, to: Location | string): Pages =>
  pagesAt(pages, typeof to === 'string' ? at(to) : to, how, rules);

const list = at('/cars?page=2', 'list');
const opened = go(go(undefined, Pop, list), Push, '/cars/7');

describe('a page that was left', () => {
  it('is kept where it is one to come back to, and shown again with the location that it was drawn with', () => {
    expect(opened).toMatchObject({ shown: { id: 1, name: '/cars/7' }, kept: { id: 0, name: '/cars' } });
    const back = go(opened, Pop, at('/cars?page=2', 'list'));
    expect(back).toMatchObject({ shown: { id: 0, returns: 1 }, kept: undefined });
    expect(back.shown.location).toBe(list);
    expect(go(back, Pop, back.at)).toBe(back);
  });

  it('stays while the reader goes further, from record to record and among their tabs', () => {
    const tab = go(opened, Replace, '/cars/7/start');
    expect(tab).toMatchObject({ shown: { id: 1 }, kept: { id: 0 } });
    const other = go(tab, Push, '/cars/8');
    expect(other).toMatchObject({ shown: { id: 2 }, kept: { id: 0 } });
    expect(go(other, Pop, list).shown).toMatchObject({ id: 0, returns: 1 });
  });

  it('goes where its list is opened in another way: that one begins anew', () => {
    const anew = go(opened, Push, '/cars?page=2');
    expect(anew).toMatchObject({ shown: { name: '/cars', returns: 0 }, kept: undefined });
    expect(anew.shown.id).not.toBe(0);
    expect(go(opened, Pop, at('/cars?page=1', 'list')).shown.returns).toBe(0);
  });

  it('goes with the next list, which is kept in its turn', () => {
    const second = go(opened, Push, '/vans');
    expect(second).toMatchObject({ shown: { name: '/vans' }, kept: undefined });
    expect(go(second, Push, '/vans/1').kept).toMatchObject({ name: '/vans' });
    expect(go(second, Pop, list).shown).toMatchObject({ name: '/cars', returns: 0 });
  });

  it('is not kept where it is no list, may not be, or its entry was replaced', () => {
    expect(go(go(undefined, Pop, '/cars/7'), Push, '/start').kept).toBeUndefined();
    expect(go(go(undefined, Pop, list), Replace, '/cars/9').kept).toBeUndefined();
    mayKeep = false;
    expect(go(go(undefined, Pop, list), Push, '/cars/9').kept).toBeUndefined();
    mayKeep = true;
  });
});
