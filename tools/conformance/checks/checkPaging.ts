import type { Findings } from '../report/findings';

/** A requested page and its paging metadata. */
export interface PageInfo {
  rows: readonly unknown[];
  total: number | undefined;
  pageCount: number | undefined;
}

const asObject = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/** Parses a count as the console does: a number, or a text of digits. */
const parseCount = (value: unknown): number | undefined =>
  typeof value === 'number'
    ? value
    : typeof value === 'string' && /^\d+$/.test(value)
      ? Number(value)
      : undefined;

/** Checks the paging metadata of a first page of `size` rows. */
export function checkPageMeta(
  rows: readonly unknown[],
  json: unknown,
  size: number,
  request: string,
  findings: Findings,
): PageInfo {
  const meta = asObject(asObject(json)['meta']);
  const total = parseCount(meta['all_results'] ?? meta['allResults']);
  const pageCount = parseCount(meta['total_pages'] ?? meta['totalPages']);
  const add = (place: string, text: string, advice: string) =>
    findings.add({ level: 'should', kind: 'pagination', place, text, advice, request });
  if (rows.length > size)
    add(
      '/data',
      `the page has ${rows.length} rows, and ${size} were requested`,
      'Return at most the rows of page[size].',
    );
  if (total === undefined && pageCount === undefined)
    add(
      '/meta',
      'the response lacks the number of pages; the list has no total',
      'Add meta.all_results and meta.total_pages.',
    );
  const expectedPageCount = total === undefined ? undefined : Math.max(1, Math.ceil(total / size));
  if (expectedPageCount !== undefined && pageCount !== undefined && pageCount !== expectedPageCount)
    add(
      '/meta',
      `the response counts ${pageCount} pages; ${total} results in pages of ${size} make ${expectedPageCount}`,
      'Count the pages with the requested size.',
    );
  return { rows, total, pageCount };
}

/** Checks that the second page has different rows from the first. */
export function checkSecondPage(
  first: readonly unknown[],
  second: readonly unknown[],
  request: string,
  findings: Findings,
): void {
  const firstRows = new Set(first.map((row) => JSON.stringify(row)));
  if (second.length === 0 || !second.every((row) => firstRows.has(JSON.stringify(row)))) return;
  findings.add({
    level: 'must',
    kind: 'pagination',
    place: '/data',
    text: 'page 2 repeats page 1: the other rows are never visible',
    advice: 'Atiende a page[number].',
    request,
  });
}
