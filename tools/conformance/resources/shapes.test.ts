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
    const texts = (await run({ wrapList: (pageRows) => ({ result: { 'page.rows': pageRows } }) }))('list');
    expect(texts).toEqual(
      expect.arrayContaining([
        String.raw`the rows are in "result.page\.rows", where the dialect does not read them`,
        String.raw`Set "getList": { "data": ["result.page\\.rows"] } in the dialect.`,
      ]),
    );
  });

  it('names the envelope of a record', async () => {
    const host = { wrapOne: (row: Row) => ({ ok: true, pump: row }) };
    expect((await run(host))('record')).toEqual([
      'the record is in "pump" of the response, where the dialect does not read it',
      'Set "getOne": { "data": ["pump"] } in the dialect.',
    ]);
    await stop?.();
    expect((await run(host, { getOne: { data: ['pump'] } }))('record')).toEqual([]);
  });

  it('names a key that is called otherwise', async () => {
    const rows = rowsOf((number) => ({ name: `Bomba ${number}`, serial_number: `S${number}`, kind: 'a' }));
    expect((await run({ rows }))('list')).toEqual([
      'some rows have no id (id)',
      'Name the id in api.id: "serial_number" is different in each row.',
    ]);
  });

  it('names a key of several parts, and what is possible then', async () => {
    const rows = rowsOf((number) => ({ site: number % 3, line: Math.floor(number / 4), name: 'Bomba' }));
    expect((await run({ rows }))('list')[1]).toContain(
      '"site" and "line" together are: the key has several parts',
    );
  });

  it('names pages that are counted from 0', async () => {
    expect((await run({ firstPage: 0 }))('page 2')).toEqual([
      'page 3, the last of 6 rows, is empty: the host counts pages from 0, and the first is never visible',
      'Use {index}, which counts from 0, in place of {page} in `page.query` of the dialect.',
    ]);
    await stop?.();
    expect((await run({ firstPage: 0 }, { page: { query: 'page={index}&size={size}' } }))('page 2')).toEqual(
      [],
    );
    await stop?.();
    expect((await run({}))('page 2')).toEqual([]);
  });
});
