import { afterEach, describe, expect, it } from 'vitest';
import { listenOnFreePort } from '../../../dataProvider/dialects/testing/packageHosts';
import type { DialectSource } from '../../../src/config/dialects/resolveDialect';
import type { ResourceInput } from '../../../src/config/schema/resource';
import { declareResources, getDeclaredResource } from '../../../src/testing/declareResources';
import { runResources } from './runResources';

const pumps: ResourceInput = {
  name: 'pumps',
  label: 'Bombas',
  recordRepresentation: 'name',
  api: { host: 'pumps', path: '/pumps' },
  fields: { name: { type: 'text', label: 'Nombre' } },
  list: { columns: ['name'], pageSize: 4 },
  show: { header: { fields: ['name'] }, tabs: { data: { label: 'Datos', fields: ['name'] } } },
};
type Row = Readonly<Record<string, unknown>>;
const rowsOf = (build: (number: number) => Row): Row[] => [1, 2, 3, 4, 5, 6].map(build);
const plainRows = rowsOf((id) => ({ id, name: `Bomba ${id}` }));

let stop: (() => Promise<void>) | undefined;
afterEach(() => stop?.());

interface Host {
  rows?: Row[];
  /** Wraps a list and a record. */
  wrapList?: (rows: Row[], total: number) => unknown;
  wrapOne?: (row: Row) => unknown;
  /** Number of the first page. Default 1. */
  firstPage?: number;
}

/** Runs the checks at a host of pages; returns texts and advice of the findings by need. */
async function run(
  { rows = plainRows, wrapList, wrapOne, firstPage = 1 }: Host,
  dialect: DialectSource = {},
) {
  const started = await listenOnFreePort((request, response) => {
    const url = new URL(request.url ?? '', 'http://host.invalid');
    const [, id] = /^\/pumps\/(.+)$/.exec(url.pathname) ?? [];
    const row = rows.find((candidate) => String(candidate['id']) === id);
    if (id !== undefined)
      return void response
        .writeHead(row ? 200 : 404)
        .end(JSON.stringify(row ? (wrapOne ?? String)(row) : {}));
    const [page, size] = ['page', 'size'].map((name) => Number(url.searchParams.get(name)));
    const start = ((page ?? 1) - firstPage) * (size ?? 1);
    const pageRows = rows.slice(start, start + (size ?? 1));
    return void response.end(
      JSON.stringify(wrapList ? wrapList(pageRows, rows.length) : { items: pageRows, total: rows.length }),
    );
  });
  stop = started.stop;
  const resources = declareResources(pumps);
  const report = await runResources(
    {
      selected: [getDeclaredResource(resources, 'pumps')],
      resources,
      host: 'pumps',
      url: started.baseUrl,
      dialect: {
        extends: 'limit-offset',
        page: { query: 'page={page}&size={size}' },
        ...(typeof dialect === 'object' ? dialect : {}),
      },
    },
    { token: undefined, write: false, now: 1 },
  );
  return (title: string): string[] =>
    report.calls
      .filter(({ id }) => id === `pumps: ${title}`)
      .flatMap(({ findings }) => findings.flatMap(({ text, advice }) => [text, advice]));
}

describe('the shape of responses', () => {
  it('names the place of rows that the dialect does not find, and what to write', async () => {
    const texts = (await run({ wrapList: (pageRows) => ({ result: { 'page.rows': pageRows } }) }))('lista');
    expect(texts).toEqual(
      expect.arrayContaining([
        String.raw`las filas están en «result.page\.rows», donde el dialecto no las busca`,
        String.raw`Pon en el dialecto "getList": { "data": ["result.page\\.rows"] }.`,
      ]),
    );
  });

  it('names the envelope of a record', async () => {
    const host = { wrapOne: (row: Row) => ({ ok: true, pump: row }) };
    expect((await run(host))('registro')).toEqual([
      'el registro está en «pump» de la respuesta, donde el dialecto no lo busca',
      'Pon en el dialecto "getOne": { "data": ["pump"] }.',
    ]);
    await stop?.();
    expect((await run(host, { getOne: { data: ['pump'] } }))('registro')).toEqual([]);
  });

  it('names a key that is called otherwise', async () => {
    const rows = rowsOf((number) => ({ name: `Bomba ${number}`, serial_number: `S${number}`, kind: 'a' }));
    expect((await run({ rows }))('lista')).toEqual([
      'hay filas sin id (id)',
      'Di en api.id qué miembro lo es: «serial_number» es distinto en cada fila.',
    ]);
  });

  it('names a key of several parts, and what is possible then', async () => {
    const rows = rowsOf((number) => ({ site: number % 3, line: Math.floor(number / 4), name: 'Bomba' }));
    expect((await run({ rows }))('lista')[1]).toContain(
      'juntos lo son «site» y «line»: la clave tiene varias partes',
    );
  });

  it('names pages that are counted from 0', async () => {
    expect((await run({ firstPage: 0 }))('página 2')).toEqual([
      'la página 3, que es la última de 6 filas, está vacía: el servicio cuenta las páginas desde 0, y la primera no se ve nunca',
      'Escribe {index}, que cuenta desde 0, en lugar de {page} en `page.query` del dialecto.',
    ]);
    await stop?.();
    expect(
      (await run({ firstPage: 0 }, { page: { query: 'page={index}&size={size}' } }))('página 2'),
    ).toEqual([]);
    await stop?.();
    expect((await run({}))('página 2')).toEqual([]);
  });
});
