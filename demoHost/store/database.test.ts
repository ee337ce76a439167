import { beforeEach, describe, expect, it } from 'vitest';
import { seedState } from '../../fixtures/seeds/index';
import type { State } from '../../fixtures/rows/state';
import type { Database, Store } from './store';
import { databases } from './testing/databases';

const seeded = seedState('normal', Date.UTC(2026, 10, 20));
const [firstAsset, secondAsset] = seeded.assets as [State['assets'][0], State['assets'][0]];

describe.each(Object.entries(databases))('a database in %s', (_name, open) => {
  let database: Database;
  beforeEach(async () => {
    database = await open(structuredClone(seeded));
  });
  const read = <T>(run: (store: Store) => Promise<T>) => database.transaction('read', run);
  const write = <T>(run: (store: Store) => Promise<T>) => database.transaction('write', run);

  it('keeps what a transaction wrote', async () => {
    const result = await write(async (store) => {
      const asset = await store.find('assets', { id: firstAsset.id });
      await store.update('assets', asset!, { alias: 'Ático nuevo' });
      await store.insert('contacts', {
        id: 'new',
        asset_id: firstAsset.id,
        project_id: null,
        title: 'a',
        description: '',
        link: '',
      });
      return 'done';
    });
    expect(result).toBe('done');
    expect((await read((store) => store.find('assets', { id: firstAsset.id })))?.alias).toBe('Ático nuevo');
    expect(await read((store) => store.find('contacts', { id: 'new' }))).toBeDefined();
    expect(
      await read((store) => store.list('assets', { search_text: { contains: 'atico nuevo' } })),
    ).toHaveLength(1);
  });

  it('keeps nothing of a transaction that throws', async () => {
    const user = seeded.users.find((row) => seeded.credentials[row.id] !== undefined)!;
    const everything = async (store: Store) =>
      structuredClone({
        assets: await store.list('assets'),
        contacts: await store.list('contacts'),
        devices: await store.list('devices', { asset_id: secondAsset.id }),
        found: await store.list('assets', { search_text: { contains: 'atico nuevo' } }),
        ofProject: await store.list('assets', { project_id: 'elsewhere' }),
        hash: await store.passwordHash(user.id),
        legal: await store.hasAcceptedLegal(user.id),
      });
    const before = await read(everything);
    const failed = write(async (store) => {
      const asset = await store.find('assets', { id: firstAsset.id });
      await store.update('assets', asset!, { alias: 'Ático nuevo', project_id: 'elsewhere' });
      await store.remove('assets', { id: secondAsset.id });
      await store.remove('devices', { asset_id: secondAsset.id });
      await store.insert('assets', { ...secondAsset, id: 'new', alias: 'Ático nuevo' });
      await store.update('assets', (await store.find('assets', { id: 'new' }))!, {
        alias: 'Otro ático nuevo',
      });
      await store.setPasswordHash(user.id, undefined);
      await store.setLegalAccepted([user.id], !before.legal);
      expect(await everything(store)).not.toEqual(before);
      expect(await store.list('assets', { search_text: { contains: 'atico nuevo' } })).toHaveLength(2);
      throw new Error('refused');
    });
    await expect(failed).rejects.toThrow('refused');
    expect(await read(everything)).toEqual(before);
  });

  it('runs writes one after another: none sees half of another', async () => {
    const appendNumber = () =>
      write(async (store) => {
        const asset = (await store.find('assets', { id: firstAsset.id }))!;
        const number = await store.nextLabelNumber();
        await store.update('assets', asset, { description: `${asset.description ?? ''},${number}` });
        return number;
      });
    const numbers = await Promise.all(Array.from({ length: 20 }, appendNumber));
    const sorted = numbers.toSorted((a, b) => a - b);
    expect(new Set(numbers).size).toBe(20);
    const description = (await read((store) => store.find('assets', { id: firstAsset.id })))?.description;
    expect(description).toBe([firstAsset.description ?? '', ...sorted].join(','));
  });

  it('keeps the rows of the plain part by collection, and nothing of them when a transaction throws', async () => {
    const rows = [{ id: 'b', tags: { z: 1, a: null } }, { id: 'a' }];
    await write((store) => store.setPlainRows('things', rows));
    await expect(
      write(async (store) => {
        await store.setPlainRows('things', []);
        expect((await store.plainRows())['things']).toEqual([]);
        throw new Error('refused');
      }),
    ).rejects.toThrow('refused');
    const stored = await read((store) => store.plainRows());
    expect(JSON.stringify(stored['things'])).toBe(JSON.stringify(rows));
    expect(stored['others']).toBeUndefined();
  });

  it('refuses a write in a read', async () => {
    const writes: ((store: Store) => Promise<unknown>)[] = [
      (store) => store.insert('assets', { ...firstAsset, id: 'new' }),
      async (store) =>
        store.update('assets', (await store.find('assets', { id: firstAsset.id }))!, { alias: 'x' }),
      (store) => store.remove('assets', { id: firstAsset.id }),
      (store) => store.setPasswordHash('u', 'h'),
      (store) => store.setLegalAccepted(['u'], true),
      (store) => store.nextLabelNumber(),
      (store) => store.setPlainRows('things', []),
    ];
    for (const run of writes) await expect(read(run)).rejects.toThrow();
    expect((await read((store) => store.find('assets', { id: firstAsset.id })))?.alias).toBe(
      firstAsset.alias,
    );
    expect(await read((store) => store.list('assets'))).toHaveLength(seeded.assets.length);
  });
});
