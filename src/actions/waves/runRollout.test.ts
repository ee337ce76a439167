// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RaRecord } from 'ra-core';
import { createDataProvider } from '../../../dataProvider';
import { normaliseWaves } from '../../config/normalise/waves';
import type { SendBehaviour } from '../../config/types';
import { rolloutStorage } from '../../jobs/jobStorage';
import { declareResources, getDeclaredResource } from '../../testing/declareResources';
import { deferred } from '../../testing/deferred';
import { fakeHost } from '../../testing/fakeHost';
import { countRows } from '../../jobs/job';
import {
  createRow,
  endRollout,
  pauseRollout,
  recheckRollout,
  resumeRollout,
  retryRollout,
  type Rollout,
} from './rollout';
import { addRollout, changeRollout, findRollout, openRollouts, rolloutStore } from './rolloutStore';
import { createRowCalls } from './rowCalls';
import { runRollout } from './runRollout';
import {
  createUpdateHost,
  getShortestGap,
  NEW_VERSION,
  OLD_VERSION,
  type UpdateHostOptions,
} from './testing/updateHost';
import { waitForChange } from './waitForChange';

const MINUTE = 60_000;
const resources = declareResources({
  name: 'gateways',
  label: 'Gateways',
  recordRepresentation: 'id',
  api: { getList: { path: '/gateways' }, getOne: { path: '/gateways/{id}' } },
  fields: { daemonVersion: { type: 'text', label: 'Versión' }, status: { type: 'text', label: 'Estado' } },
  list: { columns: ['daemonVersion'], bulkActions: ['update'] },
  actions: {
    update: {
      label: 'Actualizar',
      perRecord: { concurrency: 4 },
      disabledWhen: [{ when: { field: 'status', equals: 'offline' }, reason: 'Está desconectado' }],
      call: { method: 'POST', path: '/updates/{id}/latest' },
      waves: {
        state: {
          call: { method: 'GET', path: '/updates/{id}/latest_state' },
          id: '{result.uuid}',
          runningWhen: { field: 'result.state', equals: 'IN_PROGRESS' },
          doneWhen: { field: 'result.state', equals: 'COMPLETED' },
          failedWhen: { field: 'result.state', equals: 'FAILED' },
        },
        target: { method: 'GET', path: '/versions/{id}/latest' },
        versions: [{ current: '{daemonVersion}', target: '{result.aass}' }],
      },
    },
  },
});
const resource = getDeclaredResource(resources, 'gateways');
const action = resource.actions.update;
const behaviour = action?.behaviour as SendBehaviour;

type HostOptions = Partial<UpdateHostOptions> & { plan?: Partial<Rollout> };

/** Starts a rollout of all gateways of a host; `openPage` runs it as a page does, and returns the end of that page. */
function start({ count = 4, fails = () => false, plan = {}, ...options }: HostOptions = {}) {
  const host = createUpdateHost({ count, fails, ...options });
  addRollout({
    id: 'r1',
    user: 'u1',
    resource: 'gateways',
    action: 'update',
    title: 'Actualizar',
    place: { label: 'Gateways', to: '/admin/gateways' },
    form: {},
    size: 2,
    stopAbove: 100,
    waitMinutes: 0,
    state: 'running',
    pauseCause: '',
    wave: 0,
    acceptedWave: 0,
    nextAt: 0,
    startedAt: Date.now(),
    changedAt: Date.now(),
    ...plan,
    rows: [...host.gateways.keys()].map((id) => createRow(id, id)),
  });
  let hold: Promise<undefined> | undefined;
  const network = fakeHost({
    '*': async (call) => {
      if (call.method === 'GET') await hold;
      return host.answer(call);
    },
  });
  /** Holds the answers to reads back until the returned function is called. */
  const holdReads = (): (() => void) => {
    const { respond, resolve } = deferred<undefined>();
    hold = respond();
    return () => {
      hold = undefined;
      resolve(undefined);
    };
  };
  const dataProvider = createDataProvider({ resources, request: network.request });
  const openPage = () => {
    const controller = new AbortController();
    const { signal } = controller;
    if (!action || !behaviour.waves) throw new Error('No waves');
    void runRollout({
      get: () => findRollout('r1'),
      change: (getNext) => changeRollout('r1', getNext),
      wait: (ms) => waitForChange('r1', ms, signal),
      now: Date.now,
      canContinue: () => !signal.aborted,
      calls: createRowCalls({
        dataProvider,
        resource,
        action,
        behaviour,
        waves: normaliseWaves(behaviour.waves, 'main'),
        form: {},
        globals: { $me: undefined, $ids: {} },
        canAccess: () => true,
        fetchRecord: async ({ id }) => (await dataProvider.getOne<RaRecord>('gateways', { id })).data,
        t: (text) => text,
      }),
      concurrency: 4,
      interval: 30_000,
    });
    return () => controller.abort();
  };
  return { ...host, network, openPage, holdReads };
}

const rollout = (): Rollout => {
  const found = findRollout('r1');
  if (!found) throw new Error('No rollout');
  return found;
};
const rowOf = (id: string) => rollout().rows.find((row) => row.id === id);
const count = (...states: Parameters<typeof countRows>[1][]) => countRows(rollout().rows, ...states);
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
/** Lets the time pass until the rollout rests. */
async function passUntilRest() {
  for (let minute = 0; minute < 24 * 60; minute += 1) {
    if (rollout().state === 'ended' || rollout().state === 'paused') return;
    await pass(MINUTE);
  }
}
/** Another page of the browser finds what is stored. */
function reload(closePage: () => void) {
  closePage();
  rolloutStore.setState({ rollouts: [] });
  openRollouts('u1')();
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(new Date('2026-03-02T09:00:00Z'));
});
afterEach(() => {
  vi.useRealTimers();
  rolloutStorage.clear();
  rolloutStore.setState({ rollouts: [] });
});

describe('a rollout of 200 records', () => {
  it('counts 15 % failures and 5 lost answers right, and continues after a reload without a second write', async () => {
    const lossOf: Record<number, 'arrived' | 'not arrived'> = {
      7: 'arrived',
      33: 'not arrived',
      88: 'arrived',
      121: 'not arrived',
      190: 'arrived',
    };
    const test = start({
      count: 200,
      fails: (number) => number % 20 < 3,
      loss: (number) => lossOf[number],
      plan: { size: 20, stopAbove: 50 },
    });
    const closePage = test.openPage();
    await pass(3.5 * MINUTE);
    const underWay = rollout().rows.filter(({ state }) => state === 'running');
    expect(underWay.length).toBeGreaterThan(0);
    reload(closePage);
    const callsBefore = test.network.calls().length;
    test.openPage();
    await passUntilRest();
    const callsAfter = test.network.calls().slice(callsBefore);
    const firstWrite = callsAfter.findIndex((call) => call.startsWith('POST'));
    for (const { id } of underWay)
      expect(callsAfter.slice(0, firstWrite)).toContain(`GET /updates/${id}/latest_state`);
    expect(rollout().state).toBe('ended');
    expect({ done: count('done'), failed: count('failed'), all: rollout().rows.length }).toEqual({
      done: 170,
      failed: 30,
      all: 200,
    });
    // Each gateway was begun once by the host, and none while it was updating.
    expect(new Set(test.begun).size).toBe(200);
    expect(test.begun).toHaveLength(200);
    expect(test.overlaps).toEqual([]);
    expect(getShortestGap(test.reads)).toBeGreaterThanOrEqual(30_000);
    for (const row of rollout().rows)
      expect([row.before, row.after]).toEqual([
        OLD_VERSION,
        row.state === 'done' ? NEW_VERSION : OLD_VERSION,
      ]);
    expect(Math.max(...rollout().rows.map(({ wave }) => wave))).toBe(10);
  });
});

it('each read of a state is stored once', async () => {
  const test = start({ count: 1 });
  test.openPage();
  const getReadCount = () =>
    test.network.calls().filter((call) => call === 'GET /updates/G1/latest_state').length;
  await pass(5000);
  const readsBefore = getReadCount();
  const store = vi.spyOn(rolloutStorage, 'set');
  await pass(30_000);
  expect(rowOf('G1')?.state).toBe('running');
  expect(getReadCount() - readsBefore).toBe(1);
  expect(store).toHaveBeenCalledTimes(1);
  store.mockRestore();
});

describe('waves', () => {
  it('start one after the other, with the minutes between them', async () => {
    const test = start({ plan: { waitMinutes: 5 } });
    test.openPage();
    await pass(4 * MINUTE);
    expect(test.begun).toEqual(['G1', 'G2']);
    expect(count('done')).toBe(2);
    await pass(4 * MINUTE);
    expect(test.begun).toHaveLength(4);
    await passUntilRest();
    expect(rollout().state).toBe('ended');
  });

  it('pause above the share of failures, and continue with the next ones', async () => {
    const test = start({ count: 6, fails: (number) => number <= 2, plan: { stopAbove: 20 } });
    test.openPage();
    await passUntilRest();
    expect(rollout()).toMatchObject({ state: 'paused', pauseCause: 'failures' });
    expect(test.begun).toHaveLength(2);
    changeRollout('r1', resumeRollout);
    test.openPage();
    await passUntilRest();
    expect({ done: count('done'), failed: count('failed') }).toEqual({ done: 4, failed: 2 });
    changeRollout('r1', retryRollout);
    test.openPage();
    await pass(MINUTE);
    expect(test.begun.slice(6).sort()).toEqual(['G1', 'G2']);
  });

  it('with 0 % pause at the first failure, with 100 % never', async () => {
    const strict = start({ count: 4, fails: (number) => number === 2, plan: { stopAbove: 0 } });
    strict.openPage();
    await passUntilRest();
    expect(rollout()).toMatchObject({ state: 'paused', pauseCause: 'failures' });
    rolloutStorage.clear();
    rolloutStore.setState({ rollouts: [] });
    const lenient = start({ count: 4, fails: () => true, plan: { stopAbove: 100 } });
    lenient.openPage();
    await passUntilRest();
    expect(rollout().state).toBe('ended');
    expect(count('failed')).toBe(4);
  });

  it('paused by the user: the started ones end, the rest continues on another day', async () => {
    const test = start();
    const closePage = test.openPage();
    await pass(10_000);
    changeRollout('r1', (before) => pauseRollout(before));
    expect(rollout().state).toBe('pausing');
    await passUntilRest();
    expect(rollout().state).toBe('paused');
    expect(test.begun).toEqual(['G1', 'G2']);
    await pass(20 * 60 * MINUTE);
    reload(closePage);
    expect(rollout().state).toBe('paused');
    changeRollout('r1', resumeRollout);
    test.openPage();
    await passUntilRest();
    expect(count('done')).toBe(4);
  });

  it('do not start by themselves after the console was closed for long; those under way are read', async () => {
    const test = start();
    const closePage = test.openPage();
    await pass(10_000);
    closePage();
    await pass(60 * MINUTE);
    reload(closePage);
    test.openPage();
    await passUntilRest();
    expect(rollout()).toMatchObject({ state: 'paused', pauseCause: 'away' });
    expect({ done: count('done'), waiting: count('waiting') }).toEqual({ done: 2, waiting: 2 });
  });

  it('whose next one is due later go on after a reload, if it is not due for long', async () => {
    const test = start({ plan: { waitMinutes: 30 } });
    const closePage = test.openPage();
    await pass(20 * MINUTE);
    expect(rollout().nextAt).toBeGreaterThan(Date.now());
    reload(closePage);
    expect(rollout().state).toBe('running');
    test.openPage();
    await passUntilRest();
    expect(rollout().state).toBe('ended');
    expect(count('done')).toBe(4);
  });

  it('paused while records are read send nothing more', async () => {
    const test = start();
    const release = test.holdReads();
    const closePage = test.openPage();
    await pass(1000);
    changeRollout('r1', (before) => pauseRollout(before));
    expect(rollout().state).toBe('paused');
    // A paused rollout has no page that runs it.
    closePage();
    release();
    await pass(MINUTE);
    expect(test.begun).toEqual([]);
    expect(count('waiting')).toBe(4);
    changeRollout('r1', resumeRollout);
    test.openPage();
    await passUntilRest();
    expect(test.begun).toHaveLength(4);
  });

  it('ended by the user leave the rest as it is', async () => {
    const test = start();
    test.openPage();
    await pass(10_000);
    changeRollout('r1', (before) => pauseRollout(before));
    await passUntilRest();
    changeRollout('r1', endRollout);
    expect(rollout().state).toBe('ended');
    expect(count('waiting')).toBe(2);
  });
});

describe('a record', () => {
  it('that is gone, offline or up to date is left out with the reason', async () => {
    const test = start();
    test.gateways.delete('G1');
    Object.assign(test.gateways.get('G2') ?? {}, { status: 'offline' });
    Object.assign(test.gateways.get('G3') ?? {}, { daemonVersion: NEW_VERSION });
    test.openPage();
    await passUntilRest();
    expect(rollout().rows.map(({ state, reason }) => [state, reason])).toEqual([
      ['skipped', 'Ya no existe'],
      ['skipped', 'Está desconectado'],
      ['skipped', 'Ya tiene la última versión'],
      ['done', ''],
    ]);
    expect(test.begun).toEqual(['G4']);
  });

  it('that is updating already is followed, not written', async () => {
    const test = start({ count: 1 });
    Object.assign(test.gateways.get('G1') ?? {}, {
      update: { uuid: 'another', startedAt: Date.now(), fails: false },
    });
    test.openPage();
    await passUntilRest();
    expect(test.begun).toEqual([]);
    expect(test.overlaps).toEqual([]);
    expect(rowOf('G1')).toMatchObject({ state: 'done', after: NEW_VERSION });
  });

  it('that goes while it is under way is unconfirmed, and counts as a failure', async () => {
    const test = start({ count: 4, plan: { stopAbove: 20 } });
    test.openPage();
    await pass(10_000);
    test.gateways.delete('G1');
    await passUntilRest();
    expect(rowOf('G1')).toMatchObject({ state: 'unknown', reason: 'Ya no existe: no se sabe cómo terminó' });
    expect(rollout()).toMatchObject({ state: 'paused', pauseCause: 'failures' });
  });

  it('whose state cannot be read becomes unconfirmed, and is read again on request', async () => {
    const test = start({ count: 1 });
    test.openPage();
    await pass(10_000);
    test.unreadableIds.add('G1');
    await passUntilRest();
    expect(rowOf('G1')).toMatchObject({ state: 'unknown', reason: 'No se ha podido leer cómo va' });
    test.unreadableIds.clear();
    changeRollout('r1', recheckRollout);
    test.openPage();
    await passUntilRest();
    expect(rowOf('G1')).toMatchObject({ state: 'done' });
    expect(test.begun).toEqual(['G1']);
  });
});

describe('a host', () => {
  it('that asks to wait (429) gets nothing for 30 s, then all once', async () => {
    const test = start();
    test.refusals.push(429);
    test.openPage();
    await pass(20_000);
    expect(test.begun).not.toContain('G1');
    await passUntilRest();
    expect(count('done')).toBe(4);
    expect(test.begun).toHaveLength(4);
  });

  it('that is not available (503) pauses; what was refused is not lost', async () => {
    const test = start();
    test.refusals.push(503);
    test.openPage();
    await passUntilRest();
    expect(rollout()).toMatchObject({ state: 'paused', pauseCause: 'service' });
    changeRollout('r1', resumeRollout);
    test.openPage();
    await passUntilRest();
    expect(count('done')).toBe(4);
    expect(test.begun).toHaveLength(4);
    expect(test.overlaps).toEqual([]);
  });
});

describe('the stored rollout', () => {
  it('is removed for another user, and is not stored again after a sign-out', () => {
    start();
    rolloutStorage.clear();
    changeRollout('r1', (before) => pauseRollout(before));
    expect(rolloutStorage.keys()).toEqual([]);
    start();
    openRollouts('u2')();
    expect(rolloutStorage.keys()).toEqual([]);
  });
});
