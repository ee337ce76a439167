import type { RaRecord } from 'ra-core';
import { ApiError } from '../../../dataProvider';
import { readSource } from '../../../src/config/values/readPath';
import { isEmpty } from '../../../src/config/values/isEmpty';
import type { Field, FilterCondition, List } from '../../../src/config/types';
import type { CheckContext } from './checkRunner';
import { findListPaths, guessIdMembers } from './responseHints';

/** Parameters of one list request beyond the defaults. */
interface ListRequest {
  page?: number;
  size?: number;
  sort?: { field: string; order: 'ASC' | 'DESC' };
  filter?: Record<string, unknown>;
}

/** Fetches a list from its own path, as the console does. */
export const fetchList = async (
  { provider, resource }: CheckContext,
  list: List,
  request: ListRequest = {},
) => {
  const { page = 1, size: pageSize = list.pageSize, filter = {} } = request;
  const sort = request.sort ?? list.sort ?? { field: '', order: 'ASC' };
  const { data, total } = await provider.getList<RaRecord>(resource.name, {
    pagination: { page, perPage: pageSize },
    sort,
    filter,
  });
  return { data, total };
};

/** Names the lists of a response that the dialect does not find. */
function reportEnvelope({ report, lastBody }: CheckContext, error: unknown): void {
  const paths = error instanceof ApiError && error.status === 0 ? findListPaths(lastBody()) : [];
  if (paths.length > 0)
    report({
      level: 'must',
      kind: 'campo',
      text: `las filas están en ${paths.map((path) => `«${path}»`).join(' o ')}, donde el dialecto no las busca`,
      advice: `Pon en el dialecto "getList": { "data": [${paths.map((path) => JSON.stringify(path)).join(', ')}] }.`,
    });
}

/** Suggests the members that could be the id of rows. */
function adviceForId(rows: readonly RaRecord[]): string {
  const { single, parts } = guessIdMembers(rows);
  if (single.length > 0)
    return `Di en api.id qué miembro lo es: ${single.map((name) => `«${name}»`).join(', ')} es distinto en cada fila.`;
  return parts.length > 0
    ? `Ningún miembro es distinto en cada fila; juntos lo son ${parts.map((name) => `«${name}»`).join(' y ')}: la clave tiene varias partes. Pide al servicio un id de una sola, o declara "id": false, sin página de cada registro.`
    : 'Di en api.id qué miembro lo es, o "id": false si no hay ninguno.';
}

const joinIds = (rows: readonly RaRecord[]): string => rows.map(({ id }) => String(id)).join();

/** Checks the list: rows, ids, columns, total. Returns its rows. */
export async function checkList(context: CheckContext, list: List): Promise<readonly RaRecord[]> {
  const { data, total } = await fetchList(context, list).catch((error: unknown) => {
    reportEnvelope(context, error);
    throw error;
  });
  if (data.length === 0) context.skip('la lista está vacía: sus filas no se han visto');
  if (context.resource.api.id.length > 0 && data.some(({ id }) => id === ''))
    context.report({
      level: 'must',
      kind: 'campo',
      text: `hay filas sin id (${context.resource.api.id.join(', ')})`,
      advice: adviceForId(data),
    });
  for (const { field, label, hidden } of list.columns)
    if (data.length > 0 && !hidden && !field.call && data.every((row) => isEmpty(readSource(row, field))))
      context.report({
        level: 'should',
        kind: 'campo',
        place: field.source,
        text: `ninguna fila tiene la columna «${label}»`,
        advice: 'Di en `source` del campo dónde está, o quita la columna.',
      });
  if (context.resource.api.getList?.paged && total === undefined)
    context.report({
      level: 'should',
      kind: 'paginación',
      text: 'no dice cuántas hay en total',
      advice: 'Di en `getList.total` del dialecto dónde está; sin él no hay última página.',
    });
  return data;
}

/** Checks that the second page has other rows, and no page exceeds the requested size. */
export async function checkListPages(
  context: CheckContext,
  list: List,
  rows: readonly RaRecord[],
): Promise<void> {
  if (!context.resource.api.getList?.paged) return context.skip('la lista se pide entera');
  const pageSize = Math.min(list.pageSize, Math.floor(rows.length / 2));
  if (pageSize === 0) return context.skip('no hay filas para dos páginas');
  const first = await fetchList(context, list, { size: pageSize });
  const second = await fetchList(context, list, { size: pageSize, page: 2 });
  if (first.data.length > pageSize)
    context.report({
      level: 'must',
      kind: 'paginación',
      text: `pedidas ${pageSize} filas, da ${first.data.length}`,
      advice: 'Di en `page` del dialecto cómo se llama el tamaño.',
    });
  await checkLastPage(context, list, first);
  const firstPageIds = new Set(first.data.map(({ id }) => id));
  if (second.data.some(({ id }) => firstPageIds.has(id)))
    context.report({
      level: 'must',
      kind: 'paginación',
      text: 'la segunda página repite filas de la primera',
      advice: 'Di en `page` del dialecto cómo se pide una página y desde qué número cuenta.',
    });
}

/** Checks that the last page has the rows that the total promises: a host that counts from 0 has none there. */
async function checkLastPage(
  context: CheckContext,
  list: List,
  { data, total }: { data: readonly RaRecord[]; total: number | undefined },
): Promise<void> {
  const size = data.length;
  if (total === undefined || size === 0 || total <= size) return;
  const last = Math.ceil(total / size);
  const { data: lastRows } = await fetchList(context, list, { size, page: last });
  if (lastRows.length === 0)
    context.report({
      level: 'must',
      kind: 'paginación',
      text: `la página ${last}, que es la última de ${total} filas, está vacía: el servicio cuenta las páginas desde 0, y la primera no se ve nunca`,
      advice: 'Escribe {index}, que cuenta desde 0, en lugar de {page} en `page.query` del dialecto.',
    });
}

/** Checks each sortable column in both directions. */
export async function checkSorts(
  context: CheckContext,
  list: List,
  rows: readonly RaRecord[],
): Promise<void> {
  const columns = list.columns.map(({ field }) => field).filter(({ sortable }) => sortable);
  const distinctColumns = columns.filter(
    (field) => new Set(rows.map((row) => JSON.stringify(readSource(row, field)))).size > 1,
  );
  if (distinctColumns.length === 0)
    return context.skip('ninguna columna por la que se ordene tiene valores distintos');
  for (const { name, label } of distinctColumns) {
    const ascending = await fetchList(context, list, { sort: { field: name, order: 'ASC' } });
    const descending = await fetchList(context, list, { sort: { field: name, order: 'DESC' } });
    if (ascending.data.length > 1 && joinIds(ascending.data) === joinIds(descending.data))
      context.report({
        level: 'should',
        kind: 'paginación',
        place: name,
        text: `no ordena por «${label}»: las dos direcciones dan lo mismo`,
        advice: 'Di en `sort` del dialecto cómo se ordena, o quita `sortable` del campo.',
      });
  }
}

/** Checks each filter with a value of a row. */
export async function checkFilters(
  context: CheckContext,
  list: List,
  rows: readonly RaRecord[],
): Promise<void> {
  const remoteFilters = list.filters.filter(({ grammar }) => grammar !== 'local');
  let triedCount = 0;
  for (const { field, kind: filterKind } of remoteFilters) {
    const value = rows.map((row) => readSource(row, field)).find(isScalar);
    if (value === undefined || filterKind === 'presence') continue;
    triedCount += 1;
    const isRange = filterKind === 'range';
    const condition: FilterCondition = { field: field.name, operator: isRange ? '>=' : '=', value };
    const { data } = await fetchList(context, list, { filter: { conditions: [condition] } });
    const isMismatch = (row: RaRecord): boolean => !matchesFilter(readSource(row, field), value, isRange);
    if (data.length === 0 || data.some(isMismatch))
      context.report({
        level: 'should',
        kind: 'paginación',
        place: field.name,
        text: `no filtra por «${field.label}»: ${data.length === 0 ? 'no da la fila que lo tiene' : 'da filas que no lo tienen'}`,
        advice: 'Di en `filterBy` del campo o en `filter` del dialecto cómo se filtra, o quita el filtro.',
      });
  }
  if (triedCount === 0) context.skip('no hay filtros, o ninguna fila tiene valores por los que filtrar');
}

export const isScalar = (value: unknown): value is string | number | boolean =>
  (typeof value === 'string' && value !== '') || typeof value === 'number' || typeof value === 'boolean';

export const matchesFilter = (actual: unknown, value: string | number | boolean, isRange: boolean): boolean =>
  isRange
    ? Number(actual) >= Number(value)
    : [actual]
        .flat()
        .some((actualItem) => String(actualItem).toLowerCase().includes(String(value).toLowerCase()));

/** Checks that a word of no row finds nothing and a word of a row finds it. */
export async function checkSearch(
  context: CheckContext,
  list: List,
  rows: readonly RaRecord[],
): Promise<void> {
  const texts = list.columns.map(({ field }) => field).filter(({ type }) => type === 'text');
  const row = rows.find((candidate) => texts.some((field) => searchableWord(candidate, field) !== undefined));
  const word =
    row && texts.map((field) => searchableWord(row, field)).find((candidate) => candidate !== undefined);
  if (row === undefined || word === undefined) return context.skip('ninguna fila tiene un texto que buscar');
  const matches = await fetchList(context, list, { filter: { search: word } });
  const noMatches = await fetchList(context, list, { filter: { search: 'zqxwzqxw' } });
  const advice = 'Di en `search` del dialecto cómo se busca, o quita la búsqueda de la lista.';
  if (matches.data.length === 0)
    context.report({ level: 'should', kind: 'paginación', text: `no encuentra «${word}»`, advice });
  if (noMatches.data.length > 0)
    context.report({
      level: 'should',
      kind: 'paginación',
      text: 'no busca: da filas de una palabra que no hay',
      advice,
    });
}

function searchableWord(row: RaRecord, field: Field): string | undefined {
  const value = readSource(row, field);
  return typeof value === 'string' ? value.split(/\s+/).find((word) => word.length > 2) : undefined;
}
