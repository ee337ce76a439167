import { describe, expect, it } from 'vitest';
import { fetchAllPages, type PageParams } from './fetchAllPages';

const rows = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from) }, (_, at) => ({ id: String(from + at) }));

/** A host with `total` rows and at most `cap` per page. */
const host = (total: number, cap: number, meta: (pages: number) => object | undefined) => {
  const asked: number[] = [];
  const read = ({ page: { number: page, size } }: PageParams) => {
    asked.push(page);
    const given = Math.min(size, cap);
    const data = rows((page - 1) * given, Math.min(total, page * given));
    return Promise.resolve({ data: { status: 200, body: { data, meta: meta(Math.ceil(total / given)) } } });
  };
  return { asked, read };
};

describe('a list that is read whole', () => {
  it.each<[string, (pages: number) => object | undefined, number]>([
    ['total_pages', (pages) => ({ total_pages: pages }), 3],
    ['totalPages as a text', (pages) => ({ totalPages: String(pages) }), 3],
    ['none: an empty page is the end', () => undefined, 4],
  ])(
    'has every row of a host that gives fewer than were asked for; pages: %s [LIST-08]',
    async (_, meta, calls) => {
      const { asked, read } = host(25, 10, meta);
      const { rows: found, isComplete } = await fetchAllPages(read, { size: 100, maxPages: 10 });
      expect(found).toHaveLength(25);
      expect(isComplete).toBe(true);
      expect(asked).toHaveLength(calls);
    },
  );

  it('says when there is more than may be read, or a page that was promised is empty', async () => {
    expect(
      (await fetchAllPages(host(50, 10, () => undefined).read, { size: 10, maxPages: 3 })).isComplete,
    ).toBe(false);
    expect(
      (await fetchAllPages(host(25, 10, () => ({ total_pages: 9 })).read, { size: 10, maxPages: 9 }))
        .isComplete,
    ).toBe(false);
  });
});
