import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RaRecord } from 'ra-core';
import { createDataProvider, type ConsoleDataProvider } from '../../dataProvider';
import { createRequest } from '../../dataProvider/request';
import { seededLogins } from '../../fixtures/areas/session/logins';
import { startHost, type RunningHost } from '../../fixtures/testing/host';
import { checkRow } from '../areas/imports/csv-import/checkRow';
import { columnsOf, guessed } from '../areas/imports/csv-import/columns';
import { tableOf } from '../areas/imports/csv-import/csvFile';
import { firstTitle, membersOf } from '../config/title';
import type { Resource } from '../config/types';
import { i18nProvider } from '../i18n/i18nProvider';
import { readCsv } from '../lib/csvFile/readCsv';
import { cellOf, csvOf } from '../views/list/exportRows';
import { bundledResources } from './bundled';

const resources = bundledResources();
const lists = [...resources.values()].filter(
  ({ list, create }) => create && list?.export && list.menu.some(({ id }) => id === 'import'),
);
const t = (text: string, args?: Record<string, string | number>) => i18nProvider.translate(text, args);
const titleOf = (name: string, record: unknown, first: readonly string[] = []) =>
  firstTitle([...first, ...(resources.get(name)?.title ?? [])], membersOf(record));
const related = { record: () => undefined, titleOf };

let host: RunningHost;
let dataProvider: ConsoleDataProvider;
beforeAll(async () => {
  host = await startHost();
  const { email = '', password = '' } = seededLogins.find((one) => one.email.startsWith('super@')) ?? {};
  const { body } = await host.anonymous('POST', '/users/login', { email, password });
  const request = createRequest({
    hosts: { main: `${host.url}/api`, plain: `${host.url}/plain` },
    token: () => String(body['token']),
  });
  dataProvider = createDataProvider({ resources, request });
});
afterAll(() => host.close());

/** What the console exports of a list, read back as its import reads it. */
async function roundTrip({ name, list, create }: Resource) {
  const rows = await rowsOf(name);
  const columns = list?.columns ?? [];
  const file = new File([csvOf({ rows, columns, t, related })], `${name}.csv`);
  const read = await readCsv(file, { limit: 5e6, mostRows: 500 });
  if ('refusal' in read || !create) throw new Error(`${name}: ${JSON.stringify(read)}`);
  const { can } = columnsOf(create, () => true);
  const table = tableOf(name, read);
  const mapping = guessed(table.head, can, t, columns);
  const around = { dataProvider, may: () => true, t, titleOf, secondaryTextOf: () => '', once: askOnce };
  const checked = await Promise.all(
    table.rows.map((row) => checkRow(row, { form: create, mapping, around, context: {} })),
  );
  return { rows, checked, fields: create.fields.filter((field) => mapping.includes(field.name)) };
}

const askOnce = <T>(_: readonly unknown[], ask: () => Promise<T>): Promise<T> => ask();
const rowsOf = async (name: string): Promise<RaRecord[]> =>
  (
    await dataProvider.getList<RaRecord>(name, {
      pagination: { page: 1, perPage: 20 },
      sort: { field: '', order: 'ASC' },
      filter: {},
    })
  ).data;

it('has the lists that export and import', () => {
  expect(lists.map(({ name }) => name)).toEqual(['assets', 'clients', 'parking-chargers']);
});

it.each(lists.map((resource) => [resource.name, resource] as const))(
  'what is exported of %s comes back as it was',
  async (_, resource) => {
    const { rows, checked, fields } = await roundTrip(resource);
    expect(rows.length).toBeGreaterThan(3);
    for (const [at, row] of checked.entries())
      for (const field of fields) {
        expect([field.name, row.problems[field.name]]).toEqual([field.name, undefined]);
        // What a cell says of a moment is its minute, of a day no hour: it is the same once it is written again.
        const record = { id: '', ...rows[at], [field.source]: row.values[field.name] };
        const written = (one: RaRecord) => cellOf(field, one, { t, related });
        expect([field.name, written(record)]).toEqual([field.name, written({ id: '', ...rows[at] })]);
      }
  },
);
