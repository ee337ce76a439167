import type { Findings } from './finding';
import type { Reply } from './client';

/** A page that was asked for. */
interface PageAsked {
  number: number;
  /** Undefined where the size was left to the host. */
  size: number | undefined;
}

/** What a page told about itself. */
export interface PageTold {
  rows: readonly unknown[];
  all: number | undefined;
  pages: number | undefined;
}

/** The rows of a list: `data`, or the answer itself. */
export function rowsOf(json: unknown): unknown[] | undefined {
  if (Array.isArray(json)) return json;
  const data: unknown = typeof json === 'object' && json !== null && 'data' in json ? json.data : undefined;
  return Array.isArray(data) ? data : undefined;
}

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
const number = (value: unknown) => (typeof value === 'number' ? value : undefined);

/** Checks rows, meta and links of one page against each other (CALL-004, LIST-08). */
export function checkPage(reply: Reply, asked: PageAsked, request: string, to: Findings): PageTold {
  const add = (place: string, text: string) => to.add({ kind: 'paginación', place, text, request });
  const body = record(reply.json);
  const meta = record(body['meta']);
  const links = record(body['links']);
  const rows = rowsOf(reply.json) ?? [];
  const all = number(meta['all_results']);
  const pages = number(meta['total_pages']) ?? number(meta['totalPages']);
  const size = number(meta['page_size']);
  if ('total_pages' in meta && 'totalPages' in meta) add('/meta', 'dice total_pages y también totalPages');
  if (asked.size !== undefined && rows.length > asked.size)
    add('/data', `trae ${rows.length} filas y se pidieron ${asked.size}`);
  if (asked.size !== undefined && size !== undefined && size !== asked.size)
    add('/meta/page_size', `dice ${size} y se pidieron ${asked.size}`);
  if (number(meta['results']) !== undefined && meta['results'] !== rows.length)
    add('/meta/results', 'no es el número de filas de la página');
  if (all !== undefined && pages !== undefined && size !== undefined && size > 0) {
    const right = Math.max(1, Math.ceil(all / size));
    if (pages !== right)
      add('/meta', `dice ${pages} páginas; con ${all} resultados de ${size} en ${size} son ${right}`);
  }
  if (pages !== undefined && 'next' in links && asked.number < pages && !links['next'])
    add('/links/next', 'falta aunque hay una página siguiente');
  if (pages !== undefined && links['next'] && asked.number >= pages)
    add('/links/next', 'está aunque no hay página siguiente');
  if ('prev' in links && asked.number === 1 && links['prev'])
    add('/links/prev', 'está aunque es la primera página');
  return { rows, all, pages };
}

/** Checks that two neighbouring pages are of one list and hold different rows. */
export function checkNeighbours(first: PageTold, second: PageTold, request: string, to: Findings): void {
  if (first.all !== second.all)
    to.add({
      kind: 'paginación',
      place: '/meta/all_results',
      text: 'cambia de una página a otra',
      request,
    });
  const seen = new Set(first.rows.map((row) => JSON.stringify(row)));
  if (second.rows.length > 0 && second.rows.every((row) => seen.has(JSON.stringify(row))))
    to.add({ kind: 'paginación', place: '/data', text: 'la página 2 repite la página 1', request });
}
