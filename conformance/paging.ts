import type { Findings } from './finding';

/** A page that was asked for and what it told about itself. */
export interface PageTold {
  rows: readonly unknown[];
  all: number | undefined;
  pages: number | undefined;
}

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/** A count as the console takes it: a number, or a text of digits. */
const count = (value: unknown): number | undefined =>
  typeof value === 'number'
    ? value
    : typeof value === 'string' && /^\d+$/.test(value)
      ? Number(value)
      : undefined;

/** Checks what a first page of `size` rows says of the others (CALL-004, LIST-08). */
export function checkPage(
  rows: readonly unknown[],
  json: unknown,
  size: number,
  request: string,
  to: Findings,
): PageTold {
  const meta = record(record(json)['meta']);
  const all = count(meta['all_results'] ?? meta['allResults']);
  const pages = count(meta['total_pages'] ?? meta['totalPages']);
  const add = (place: string, text: string, advice: string) =>
    to.add({ level: 'should', kind: 'paginación', place, text, advice, request });
  if (rows.length > size)
    add('/data', `trae ${rows.length} filas y se pidieron ${size}`, 'Da como mucho las filas de page[size].');
  if (all === undefined && pages === undefined)
    add(
      '/meta',
      'no dice cuántas páginas hay; la lista se pasa sin total',
      'Añade meta.all_results y meta.total_pages.',
    );
  const right = all === undefined ? undefined : Math.max(1, Math.ceil(all / size));
  if (right !== undefined && pages !== undefined && pages !== right)
    add(
      '/meta',
      `dice ${pages} páginas; con ${all} resultados de ${size} en ${size} son ${right}`,
      'Cuenta las páginas con el tamaño que se pide.',
    );
  return { rows, all, pages };
}

/** Checks that the second page holds other rows than the first. */
export function checkNeighbours(
  first: readonly unknown[],
  second: readonly unknown[],
  request: string,
  to: Findings,
): void {
  const seen = new Set(first.map((row) => JSON.stringify(row)));
  if (second.length === 0 || !second.every((row) => seen.has(JSON.stringify(row)))) return;
  to.add({
    level: 'must',
    kind: 'paginación',
    place: '/data',
    text: 'la página 2 repite la página 1: lo demás no se puede ver',
    advice: 'Atiende a page[number].',
    request,
  });
}
