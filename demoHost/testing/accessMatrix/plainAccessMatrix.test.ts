import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seededLogins } from '../../../fixtures/demoLogins';
import type { PlainRow, PlainState } from '../../../fixtures/rows/plain';
import { permissionsOfRoles, unrestrictedRoles } from '../../server/roles';
import type { Permission } from '../../server/roles';
import { startTestHost } from '../testHost';
import type { TestCaller, RunningHost } from '../testHost';

const names = ['parking-chargers', 'ev-sessions'] as const;
type Name = (typeof names)[number];

let host: RunningHost;
let root: TestCaller;
let seeded: PlainState;
const companyOf = new Map<string, string>();
beforeAll(async () => {
  host = await startTestHost({ check: false });
  root = await host.signInAs('super');
  seeded = structuredClone(host.store.rows.plain);
  const companyOfCharger = (row: PlainRow | undefined) =>
    host.store.rows.find('projects', { id: String(row?.['projectId']) })?.client_id ?? '';
  for (const row of seeded['parking-chargers']) companyOf.set(String(row['id']), companyOfCharger(row));
  for (const row of seeded['ev-sessions']) {
    const charger = seeded['parking-chargers'].find(({ id }) => id === row['chargerId']);
    companyOf.set(String(row['id']), companyOfCharger(charger));
  }
});
afterAll(() => host.close());

/** Every method for a row, with its permission. */
const ways: readonly (readonly [string, Permission])[] = [
  ['GET', 'list_chargers'],
  ['PUT', 'update_chargers'],
  ['PATCH', 'update_chargers'],
  ['DELETE', 'delete_chargers'],
];

/** Restores a row after a change. */
async function restore(name: Name, row: PlainRow): Promise<void> {
  const { status } = await root('PUT', `/plain/${name}/${String(row['id'])}`, row);
  if (status !== 404) return;
  expect((await root('POST', '/demo/reset')).status).toBe(200);
}

let cells = 0;

// The last test judges the sum of those before it.
describe('role × call × own or foreign row of the plain collections', { shuffle: false }, () => {
  it.each(seededLogins)('$role of $companies [PERM-10]', async (login) => {
    const caller = await host.signInAs(login.email.split('@')[0]!);
    const held = new Set<string>(permissionsOfRoles([login.role]));
    const companies = host.store.rows.find('users', { email_key: login.email })!.client_ids;
    const everything = unrestrictedRoles.includes(login.role);
    const isOwn = (row: PlainRow) => everything || companies.includes(companyOf.get(String(row['id'])) ?? '');
    const differences: string[] = [];
    for (const name of names) {
      for (const own of [true, false]) {
        const row = seeded[name].find((one) => isOwn(one) === own);
        if (!row) continue;
        for (const [method, permission] of ways) {
          const body = { GET: undefined, PUT: row, PATCH: { id: row['id'] }, DELETE: undefined }[method];
          const { status, text } = await caller(method, `/plain/${name}/${String(row['id'])}`, body);
          // Out-of-scope rows are 404, whatever permission the user has for rows in scope.
          const expected = held.has(permission) ? (own ? 200 : 404) : 403;
          cells += 1;
          if (status !== expected)
            differences.push(`${method} ${name} ${own ? 'own' : 'foreign'}: ${status}`);
          if (!own && text.includes(String(row['code'] ?? row['plate'])))
            differences.push(`${method} ${name} tells a foreign row`);
          if (method !== 'GET' && status === 200) await restore(name, row);
        }
        // A new row in a project, or at a charger, of some company.
        const { id: _id, ...made } = row;
        const { status, body } = await caller('POST', `/plain/${name}`, made);
        const expected = held.has('create_chargers') ? (own ? 201 : 422) : 403;
        cells += 1;
        if (status !== expected) differences.push(`POST ${name} ${own ? 'own' : 'foreign'}: ${status}`);
        if (status === 201) await root('DELETE', `/plain/${name}/${String(body['id'])}`);
      }
      const all = seeded[name].filter(isOwn);
      const ids = seeded[name].map((row) => `id=${String(row['id'])}`).join('&');
      for (const query of [
        '',
        `?_start=0&_end=1000&${ids}`,
        '?q=a',
        '?_sort=id&_order=ASC&_start=0&_end=5',
      ]) {
        const answer = await caller('GET', `/plain/${name}${query}`);
        cells += 1;
        if (!held.has('list_chargers')) {
          if (answer.status !== 403) differences.push(`GET ${name}${query.slice(0, 9)}: ${answer.status}`);
          continue;
        }
        const rows = answer.body as unknown as PlainRow[];
        if (!rows.every(isOwn)) differences.push(`GET ${name}${query.slice(0, 9)} tells foreign rows`);
        const total = Number(answer.headers.get('x-total-count') ?? rows.length);
        if (query !== '?q=a' && total !== all.length)
          differences.push(`GET ${name}${query.slice(0, 9)} counts ${total} of ${all.length}`);
      }
    }
    expect(differences).toEqual([]);
  });

  it('a row is not moved to a foreign building, nor taken out of its own [PERM-10]', async () => {
    const admin = await host.signInAs('admin');
    const mine = host.store.rows.find('users', { email_key: 'admin@demo.example' })!.client_ids;
    const row = seeded['parking-chargers'].find(({ id }) => mine.includes(companyOf.get(String(id)) ?? ''))!;
    const foreign = host.store.state.projects.find(({ client_id }) => !mine.includes(client_id))!;
    for (const projectId of [foreign.id, 'nowhere', null]) {
      const answer = await admin('PATCH', `/plain/parking-chargers/${String(row['id'])}`, { projectId });
      expect([answer.status, answer.body['errors']?.[0]?.['source']]).toEqual([
        422,
        { pointer: '/projectId' },
      ]);
    }
    expect(cells).toBeGreaterThan(150);
    console.info(`plain matrix: ${cells} cells`);
  });
});
