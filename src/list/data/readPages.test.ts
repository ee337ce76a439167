import { describe, expect, it, vi } from 'vitest';
import { readPages } from './readPages';

const rows = (from: number, until: number) =>
  Array.from({ length: until - from }, (_, at) => ({ id: `r${from + at}` }));
const host = (all: readonly { id: string }[], size: number, total?: number) => (page: number) =>
  Promise.resolve({ data: all.slice((page - 1) * size, page * size), total });
const count = async (all: Promise<readonly { id: unknown }[]>) => (await all).length;

describe('all rows of a query', () => {
  it('are read page by page, and how far it is told', async () => {
    const onProgress = vi.fn();
    const reading = { signal: new AbortController().signal, onProgress };
    expect(await count(readPages(host(rows(0, 250), 100, 250), 100, reading))).toBe(250);
    expect(onProgress.mock.calls).toEqual([[{ read: 100, total: 250 }], [{ read: 200, total: 250 }]]);
  });

  it.each<[string, Promise<readonly { id: unknown }[]>, number]>([
    ['a host without totals', readPages(host(rows(0, 250), 100), 100), 250],
    ['a host that gives fewer a page', readPages(host(rows(0, 250), 40, 250), 100), 250],
    ['a total that is too high', readPages(host(rows(0, 90), 100, 1000), 100), 90],
    [
      'a host that gives the same page again',
      readPages(() => Promise.resolve({ data: rows(0, 100) }), 100),
      100,
    ],
    [
      'a host that gives the same page again, without ids and total',
      readPages(
        () =>
          Promise.resolve({
            data: [
              { id: '', name: 'a' },
              { id: '', name: 'b' },
            ],
          }),
        2,
      ),
      2,
    ],
    [
      'a row that moves to the next page',
      readPages(host([...rows(0, 100), ...rows(99, 150)], 100, 151), 100),
      150,
    ],
    [
      'rows without an id',
      readPages(
        (page) => Promise.resolve({ data: [{ id: '' }, { id: '' }].slice(0, page === 1 ? 2 : 1), total: 3 }),
        2,
      ),
      3,
    ],
  ])('are whole with %s', async (_, read, expected) => {
    expect(await count(read)).toBe(expected);
  });

  it('are not read on once they are not wanted', async () => {
    const caller = new AbortController();
    const read = vi.fn(host(rows(0, 500), 100, 500));
    const all = readPages(read, 100, { signal: caller.signal, onProgress: () => caller.abort() });
    await expect(all).rejects.toMatchObject({ name: 'AbortError' });
    expect(read).toHaveBeenCalledTimes(1);
  });
});
