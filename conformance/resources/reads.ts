import type { RaRecord } from 'ra-core';
import { ApiError } from '../../dataProvider';
import { readSource } from '../../src/config/readPath';
import { isEmpty } from '../../src/config/isEmpty';
import type { Field, List } from '../../src/config/types';
import type { Need } from './asked';
import { whyOf } from './met';

/** What one list call of a check says besides the usual. */
interface Asked {
  page?: number;
  size?: number;
  sort?: { field: string; order: 'ASC' | 'DESC' };
  filter?: Record<string, unknown>;
}

/** A list of its own address, as the console asks for it. */
export const listOf = async ({ provider, resource }: Need, list: List, asked: Asked = {}) => {
  const { page = 1, size = list.pageSize, filter = {} } = asked;
  const sort = asked.sort ?? list.sort ?? { field: '', order: 'ASC' };
  const { data, total } = await provider.getList<RaRecord>(resource.name, {
    pagination: { page, perPage: size },
    sort,
    filter,
  });
  return { data, total };
};

const ids = (rows: readonly RaRecord[]): string => rows.map(({ id }) => String(id)).join();

/** The list itself: rows, their ids, the columns, the total. Answers with its rows. */
export async function checkList(need: Need, list: List): Promise<readonly RaRecord[]> {
  const { data, total } = await listOf(need, list);
  if (data.length === 0) need.skip('la lista está vacía: sus filas no se han visto');
  if (need.resource.api.id.length > 0 && data.some(({ id }) => id === ''))
    need.tell({
      level: 'must',
      kind: 'campo',
      text: `hay filas sin id (${need.resource.api.id.join(', ')})`,
      advice: 'Di en api.id qué miembro lo es.',
    });
  for (const { field, label, hidden } of list.columns)
    if (data.length > 0 && !hidden && !field.call && data.every((row) => isEmpty(readSource(row, field))))
      need.tell({
        level: 'should',
        kind: 'campo',
        place: field.source,
        text: `ninguna fila tiene la columna «${label}»`,
        advice: 'Di en `source` del campo dónde está, o quita la columna.',
      });
  if (need.resource.api.list?.paged && total === undefined)
    need.tell({
      level: 'should',
      kind: 'paginación',
      text: 'no dice cuántas hay en total',
      advice: 'Di en `list.total` del dialecto dónde está; sin él no hay última página.',
    });
  return data;
}

/** The second page has other rows, and no page has more than was asked for. */
export async function checkPages(need: Need, list: List, rows: readonly RaRecord[]): Promise<void> {
  if (!need.resource.api.list?.paged) return need.skip('la lista se pide entera');
  const size = Math.min(list.pageSize, Math.floor(rows.length / 2));
  if (size === 0) return need.skip('no hay filas para dos páginas');
  const first = await listOf(need, list, { size });
  const second = await listOf(need, list, { size, page: 2 });
  if (first.data.length > size)
    need.tell({
      level: 'must',
      kind: 'paginación',
      text: `pedidas ${size} filas, da ${first.data.length}`,
      advice: 'Di en `page` del dialecto cómo se llama el tamaño.',
    });
  const known = new Set(first.data.map(({ id }) => id));
  if (second.data.some(({ id }) => known.has(id)))
    need.tell({
      level: 'must',
      kind: 'paginación',
      text: 'la segunda página repite filas de la primera',
      advice: 'Di en `page` del dialecto cómo se pide una página y desde qué número cuenta.',
    });
}

/** Each sortable column, in both orders. */
export async function checkSorts(need: Need, list: List, rows: readonly RaRecord[]): Promise<void> {
  const columns = list.columns.map(({ field }) => field).filter(({ sortable }) => sortable);
  const told = columns.filter(
    (field) => new Set(rows.map((row) => JSON.stringify(readSource(row, field)))).size > 1,
  );
  if (told.length === 0) return need.skip('ninguna columna por la que se ordene tiene valores distintos');
  for (const { name, label } of told) {
    const up = await listOf(need, list, { sort: { field: name, order: 'ASC' } });
    const down = await listOf(need, list, { sort: { field: name, order: 'DESC' } });
    if (up.data.length > 1 && ids(up.data) === ids(down.data))
      need.tell({
        level: 'should',
        kind: 'paginación',
        place: name,
        text: `no ordena por «${label}»: las dos direcciones dan lo mismo`,
        advice: 'Di en `sort` del dialecto cómo se ordena, o quita `sortable` del campo.',
      });
  }
}

/** Each filter, by a value that a row has. */
export async function checkFilters(need: Need, list: List, rows: readonly RaRecord[]): Promise<void> {
  const asked = list.filters.filter(({ grammar }) => grammar !== 'local');
  let tried = 0;
  for (const { field, as } of asked) {
    const value = rows.map((row) => readSource(row, field)).find(isPlain);
    if (value === undefined || as === 'presence') continue;
    tried += 1;
    const name = as === 'range' ? `${field.name}>=` : field.name;
    const { data } = await listOf(need, list, { filter: { [name]: value } });
    const isOther = (row: RaRecord): boolean => !fits(readSource(row, field), value, as === 'range');
    if (data.length === 0 || data.some(isOther))
      need.tell({
        level: 'should',
        kind: 'paginación',
        place: field.name,
        text: `no filtra por «${field.label}»: ${data.length === 0 ? 'no da la fila que lo tiene' : 'da filas que no lo tienen'}`,
        advice: 'Di en `filterBy` del campo o en `filter` del dialecto cómo se filtra, o quita el filtro.',
      });
  }
  if (tried === 0) need.skip('no hay filtros, o ninguna fila tiene valores por los que filtrar');
}

const isPlain = (value: unknown): value is string | number | boolean =>
  (typeof value === 'string' && value !== '') || typeof value === 'number' || typeof value === 'boolean';

const fits = (found: unknown, value: string | number | boolean, isRange: boolean): boolean =>
  isRange
    ? Number(found) >= Number(value)
    : [found].flat().some((one) => String(one).toLowerCase().includes(String(value).toLowerCase()));

/** A word that no row has finds nothing, one of a row finds it. */
export async function checkSearch(need: Need, list: List, rows: readonly RaRecord[]): Promise<void> {
  const texts = list.columns.map(({ field }) => field).filter(({ type }) => type === 'text');
  const row = rows.find((one) => texts.some((field) => wordOf(one, field) !== undefined));
  const word = row && texts.map((field) => wordOf(row, field)).find((one) => one !== undefined);
  if (row === undefined || word === undefined) return need.skip('ninguna fila tiene un texto que buscar');
  const found = await listOf(need, list, { filter: { search: word } });
  const nothing = await listOf(need, list, { filter: { search: 'zqxwzqxw' } });
  const advice = 'Di en `search` del dialecto cómo se busca, o quita la búsqueda de la lista.';
  if (found.data.length === 0)
    need.tell({ level: 'should', kind: 'paginación', text: `no encuentra «${word}»`, advice });
  if (nothing.data.length > 0)
    need.tell({
      level: 'should',
      kind: 'paginación',
      text: 'no busca: da filas de una palabra que no hay',
      advice,
    });
}

function wordOf(row: RaRecord, field: Field): string | undefined {
  const value = readSource(row, field);
  return typeof value === 'string' ? value.split(/\s+/).find((word) => word.length > 2) : undefined;
}

/** A record by its id, and none by one that does not exist. */
export async function checkOne(need: Need, rows: readonly RaRecord[]): Promise<void> {
  const id = rows[0]?.id;
  if (id === undefined || id === '') return need.skip('no hay ninguna fila con id');
  const { data } = await need.provider.getOne<RaRecord>(need.resource.name, { id });
  if (String(data.id) !== String(id))
    need.tell({
      level: 'must',
      kind: 'campo',
      text: `pedido el registro ${id}, da ${data.id}`,
      advice: 'Di en api.id qué miembro es el de la dirección.',
    });
  const shown = (need.resource.detail?.header ?? []).filter(({ call }) => !call);
  for (const field of shown)
    if (readSource(data, field) === undefined)
      need.tell({
        level: 'should',
        kind: 'campo',
        place: field.source,
        text: `el registro no tiene «${field.label}»`,
        advice: 'Di en `source` del campo dónde está.',
      });
  const missing = await need.provider.getOne(need.resource.name, { id: noneLike(id) }).then(
    () => 'da un registro que no existe',
    (error: unknown) =>
      error instanceof ApiError && error.status === 404
        ? undefined
        : `no dice que un registro no existe: ${whyOf(error)}`,
  );
  if (missing !== undefined)
    need.tell({
      level: 'should',
      kind: 'error',
      text: missing,
      advice: 'Responde 404 a lo que no existe.',
    });
}

/** An id that no record has, such as the host's own are: another one may be refused for its form. */
const noneLike = (id: RaRecord['id']): string =>
  /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i.test(String(id))
    ? '00000000-0000-4000-8000-000000000000'
    : '987654321';
