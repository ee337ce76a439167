import { beforeEach, describe, expect, it } from 'vitest';
import { seedState } from '../../../fixtures/seeds/index';
import { sharedSql } from '../testing/databases';
import type { Criteria } from '../criteria';
import type { Store } from '../store';
import { SqlDatabase } from './sqlDatabase';
import { sumChanges } from './tableVersions';

const seeded = seedState('normal', Date.UTC(2026, 10, 20));
let database: SqlDatabase;
beforeEach(async () => {
  database = new SqlDatabase(await sharedSql());
  await database.replace(seeded);
});

/** Assets without devices, which can be removed alone. */
const bare = seeded.assets.filter((asset) => !seeded.devices.some((device) => device.asset_id === asset.id));

const read = <T>(run: (store: Store) => Promise<T>) => database.transaction('read', run);
const search: Criteria<'assets'> = { search_text: { contains: 'valencia' } };
const wheres: readonly Criteria<'assets'>[] = [
  {},
  search,
  { client_id: { in: [seeded.clients[0]!.id, seeded.clients[1]!.id] } },
];

/** Reads pages near and far, several times, and compares them with all rows. */
const comparePages = (): Promise<void> =>
  read(async (store) => {
    for (const where of wheres) {
      const rows = await store.list('assets', where);
      for (const offset of [0, 1040, 1040, 1040, 5000]) {
        const page = await store.page('assets', where, { offset, limit: 3 });
        expect(page).toEqual({ rows: rows.slice(offset, offset + 3), total: rows.length });
      }
    }
  });

describe('a page with its total', () => {
  it('is that of the moment, also when it was counted before [LIST-01]', async () => {
    await comparePages();
    const [first, second] = bare as [(typeof bare)[0], (typeof bare)[0]];
    await database.transaction('write', async (store) => {
      await store.remove('assets', { id: second.id });
      await store.update('assets', first, { alias: 'Valencia', city: 'Valencia' });
    });
    await comparePages();
    await sumChanges(database.connection);
    await comparePages();
    await database.transaction('write', (store) =>
      store.insert('assets', { ...second, city: 'Valencia', id: 'new' }),
    );
    await comparePages();
  });

  it('sees what its own transaction changed', async () => {
    const total = (store: Store) =>
      store.page('assets', search, { offset: 0, limit: 1 }).then((page) => page.total);
    const before = await read(total);
    await database.transaction('write', async (store) => {
      const rows = await store.list('assets', { ...search, id: { in: bare.map(({ id }) => id) } });
      await store.remove('assets', { id: rows[0]!.id });
      expect(await total(store)).toBe(before - 1);
    });
    expect(await read(total)).toBe(before - 1);
  });

  it('counts again what another host changed', async () => {
    const other = new SqlDatabase(await sharedSql());
    const total = () => read((store) => store.page('assets', {}, { offset: 0, limit: 1 }));
    const before = (await total()).total;
    await other.transaction('write', (store) =>
      store.insert('assets', { ...seeded.assets[0]!, id: 'other' }),
    );
    expect((await total()).total).toBe(before + 1);
  });
});
