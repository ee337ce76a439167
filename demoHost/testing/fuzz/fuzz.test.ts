import { describe, expect, it } from 'vitest';
import bundle from '../../../dataProvider/contract/openapi.bundle.json';
import { createRandom } from '../../../fixtures/generators/random';
import { seedState } from '../../../fixtures/seeds/index';
import type { Store } from '../../store/store';
import { mutateJson } from './mutate';
import { createFuzzRequests } from './fuzzRequests';
import { runFuzz, startFuzzTarget } from './runFuzz';

describe('an attack made of the contract', () => {
  // `npm run fuzz` sends 20,000, with another seed.
  it('600 spoiled requests: no failure, no stack trace, JSON errors only [LIST-17]', async () => {
    const { requests, statuses, failures } = await runFuzz(600, 20_261_120);
    expect(failures).toEqual([]);
    expect(requests).toBe(600);
    // The requests reach the handlers: successes, and errors of every kind.
    for (const status of [200, 201, 204, 400, 401, 404, 406, 415, 422])
      expect(statuses[status] ?? 0, String(status)).toBeGreaterThan(0);
  });

  it('tells of a host that fails', async () => {
    const broken = startFuzzTarget().then((host) => {
      const { database } = host;
      const transaction = database.transaction.bind(database);
      const fail = () => Promise.reject(new TypeError('no'));
      database.transaction = (mode, run) =>
        transaction(mode, (store) => run(Object.assign(Object.create(store) as Store, { page: fail })));
      return host;
    });
    const { failures } = await runFuzz(300, 1, broken);
    expect(failures.join()).toContain('500 (error interno: no)');
  });

  it('the same seed makes the same requests', () => {
    const state = seedState('normal', Date.UTC(2026, 10, 20));
    const some = (seed: number) => {
      const next = createFuzzRequests(bundle, () => state, createRandom(seed));
      return Array.from({ length: 50 }, next);
    };
    expect(some(1)).toEqual(some(1));
    expect(some(1)).not.toEqual(some(2));
  });

  it('spoils a copy and never pollutes anything', () => {
    const random = createRandom(7);
    const valid = { data: { id: 'a', list: [1, 2, { b: null }] } };
    const before = JSON.stringify(valid);
    const changed = Array.from({ length: 300 }, () => JSON.stringify(mutateJson(valid, random)));
    expect(JSON.stringify(valid)).toBe(before);
    expect(changed.filter((text) => text !== before).length).toBeGreaterThan(280);
    expect(changed.some((text) => text?.includes('"__proto__"'))).toBe(true);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });
});
