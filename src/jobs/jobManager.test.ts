import { beforeEach, describe, expect, it } from 'vitest';
import { createStorage } from '../lib/storage/storage';
import { getEndState, getProgress, type Job, type JobRow, type JobRowState } from './job';
import { createJobManager, jobManager } from './jobManager';
import { resetStore } from '../testing/resetStore';
import { describeJobEnd } from './describeJobEnd';
import { jobActivityStore, selectHasJobs, selectHasRunningJobs, stopJobs } from './jobStorage';

const storage = createStorage('session', 'console.operation.');
const row = (name: string, state: JobRowState, reason = ''): JobRow => ({ name, state, reason });
const place = { label: 'Invitaciones', to: '/admin/invitations?page=2' };

/** Creates a page of the tab; a second page stands for a reload. */
function page(token: () => string | undefined = () => 'token', isPageLeft = () => false) {
  let at = 1_000;
  const manager = createJobManager({
    storage,
    now: () => (at += 1),
    session: token,
    isPageUnloading: isPageLeft,
  });
  const states = () => manager.getJobs().map(({ title, state }) => `${title}: ${state}`);
  return { ...manager, states, pass: (ms: number) => (at += ms) };
}

const start = { kind: 'rows', title: 'Revocar', place };
const kept = () => storage.keys().map((key) => storage.get(key) ?? '');

beforeEach(() => storage.clear());

describe('operations', () => {
  it('goes on, ends and is told of, the newest first', () => {
    const manager = page();
    let changes = 0;
    let jobs: readonly Job[] = [];
    const stop = manager.store.subscribe((state) => {
      changes += 1;
      ({ jobs } = state);
    });
    manager.restoreForUser('u1');
    const one = manager.begin({ ...start, title: 'Una', rows: [row('A', 'waiting'), row('B', 'waiting')] });
    manager.begin({ ...start, title: 'Otra' });
    expect(manager.states()).toEqual(['Otra: running', 'Una: running']);
    one.update({ rows: [row('A', 'done'), row('B', 'running')] });
    expect(getProgress(manager.getJobs()[1]?.rows ?? [])).toEqual({ done: 1, total: 2 });
    one.end('partly', 'Una no');
    expect(manager.getJobs()[1]).toMatchObject({ state: 'partly', text: 'Una no', isSeen: false });
    expect(manager.getJobs()[1]?.endedAt).toBeGreaterThan(manager.getJobs()[1]?.startedAt ?? 0);
    manager.markSeen(one.id);
    expect(manager.getJobs()[1]?.isSeen).toBe(true);
    one.restart();
    expect(manager.getJobs()[1]).toMatchObject({ state: 'running', endedAt: null, isSeen: false });
    expect(jobs).toBe(manager.getJobs());
    stop();
    const before = changes;
    one.end('done');
    expect(changes).toBe(before);
  });

  it('keeps the last twenty that ended; those that go remove what belongs to them', () => {
    const manager = page();
    manager.restoreForUser('u1');
    const removed: string[] = [];
    for (let number = 1; number <= 21; number += 1) {
      const job = manager.begin({ ...start, actions: { remove: () => removed.push(String(number)) } });
      job.end('done');
    }
    expect(manager.getJobs()).toHaveLength(20);
    expect(removed).toEqual(['1']);
  });

  it('says after a reload what was never begun, and why, also where calls were broken off before it', () => {
    let isLeft = false;
    const before = page(undefined, () => isLeft);
    before.restoreForUser('u1');
    const rows = [row('A', 'running'), row('B', 'running'), row('C', 'waiting')];
    const one = before.begin({ ...start, rows });
    isLeft = true;
    one.update({ rows: [row('A', 'unknown'), row('B', 'unknown'), row('C', 'waiting')] });
    one.end('unknown');
    const after = page();
    after.restoreForUser('u1');
    const [found] = after.getJobs();
    expect(found && describeJobEnd(found)).toBe(
      'Se estaba haciendo cuando se recargó la página. Hecho en 0 de 3. De 2 no sabemos si se han hecho: compruébalo antes de repetirlas. Una quedó sin empezar.',
    );
  });

  it('takes away only what has ended, from the tab too', () => {
    const manager = page();
    const one = manager.begin(start);
    manager.remove(one.id);
    expect(manager.states()).toEqual(['Revocar: running']);
    one.end('failed');
    manager.remove(one.id);
    expect(manager.states()).toEqual([]);
    expect(kept()).toEqual([]);
    one.end('done');
    expect(kept()).toEqual([]);
  });

  it('keeps no place for what ended well before somebody’s eyes, and keeps what did not', async () => {
    const manager = page();
    const [good, bad, unseen] = ['Buena', 'Mala', 'Sola'].map((title) => manager.begin({ ...start, title }));
    const leave = [good, bad].map((one) => manager.watch(one?.id ?? ''));
    good?.end('done');
    bad?.end('failed');
    unseen?.end('done');
    expect(manager.getJobs().map(({ isSeen }) => isSeen)).toEqual([false, true, true]);
    // A screen that remounts in the same tick.
    leave[0]?.();
    leave[0] = manager.watch(good?.id ?? '');
    await Promise.resolve();
    expect(manager.states()).toEqual(['Sola: done', 'Mala: failed', 'Buena: done']);
    for (const one of leave) one();
    await Promise.resolve();
    expect(manager.states()).toEqual(['Sola: done', 'Mala: failed']);
  });

  it('says after a reload what is known and what is not, and brings no reason of a host along', () => {
    const before = page();
    before.restoreForUser('u1');
    const run = before.begin({
      ...start,
      rows: [row('A', 'waiting'), row('B', 'waiting'), row('C', 'waiting')],
    });
    run.update({
      rows: [row('A', 'failed', 'El código 4711 ya existe'), row('B', 'running'), row('C', 'waiting')],
    });
    const ended = before.begin({ ...start, title: 'Otra', actions: { retry: () => undefined } });
    ended.end('partly', 'Hecho en 1 de 2');
    expect(kept().join()).not.toContain('4711');
    const after = page();
    expect(after.states()).toEqual([]);
    after.restoreForUser('u1');
    expect(after.states()).toEqual(['Otra: partly', 'Revocar: unknown']);
    expect(after.getJobs()[0]).toMatchObject({
      text: 'Hecho en 1 de 2',
      actions: {},
      isInterrupted: false,
    });
    expect(after.getJobs()[1]).toMatchObject({ isInterrupted: true, isSeen: true, endedAt: null, place });
    expect(after.getJobs()[1]?.rows).toEqual([row('A', 'failed'), row('B', 'unknown'), row('C', 'waiting')]);
    // A job watcher can report more.
    after.getHandle(run.id)?.restart();
    expect(after.states()[1]).toBe('Revocar: running');
    after.getHandle(run.id)?.end('done');
    expect(after.getJobs()[1]).toMatchObject({ state: 'done', isInterrupted: false });
    expect(after.getHandle('nobody')).toBeUndefined();
    // The next reload restores it.
    const last = page();
    last.restoreForUser('u1');
    expect(last.states()).toEqual(['Otra: partly', 'Revocar: done']);
  });

  it('belongs to a user: what another one left is removed, what began before the profile was read stays', () => {
    const before = page();
    const early = before.begin({ ...start, title: 'Temprana' });
    expect(kept()[0]).toContain('"user":""');
    before.restoreForUser('u1');
    expect(kept()[0]).toContain('"user":"u1"');
    early.update({ text: 'x' });
    const other = page();
    other.restoreForUser('u2');
    expect(other.states()).toEqual([]);
    expect(kept()).toEqual([]);
  });

  it('keeps nothing once its session has ended; what the page shows stays true', () => {
    let token: string | undefined = 'one';
    const manager = page(() => token);
    const run = manager.begin({ ...start, rows: [row('A', 'running')] });
    expect(run.isSignedOut()).toBe(false);
    storage.clear();
    token = undefined;
    run.update({ rows: [row('A', 'done')] });
    run.end('done');
    expect(manager.states()).toEqual(['Revocar: done']);
    expect(run.isSignedOut()).toBe(true);
    // The profile arrives late.
    manager.restoreForUser('u1');
    expect(kept()).toEqual([]);
    token = 'two';
    expect(run.isSignedOut()).toBe(true);
    manager.restoreForUser('u2');
    expect(kept()).toEqual([]);
  });

  it('keeps so many, so many names of each, and removes garbage', () => {
    const manager = page();
    manager.restoreForUser('u1');
    const names = Array.from({ length: 300 }, (_, index) => row(`Fila ${index} ${'x'.repeat(300)}`, 'done'));
    for (let count = 0; count < 25; count += 1)
      manager.begin({ ...start, title: `N${count}`, rows: names }).end('failed');
    expect(manager.getJobs()).toHaveLength(20);
    expect(manager.states()[0]).toBe('N24: failed');
    expect(storage.keys()).toHaveLength(20);
    expect(Math.max(...kept().map(({ length }) => length))).toBeLessThan(80_000);
    for (const garbage of [
      'no',
      '{}',
      '{"user":"u1","operation":{"id":"bad"}}',
      JSON.stringify({
        user: 'u1',
        operation: {
          ...manager.getJobs()[0],
          id: 'bad',
          place: { label: '', to: 'https://evil.example/admin' },
        },
      }),
    ])
      storage.set(`bad${garbage.length}`, garbage);
    const after = page();
    after.restoreForUser('u1');
    expect(after.getJobs()).toHaveLength(20);
    expect(after.getJobs()[0]?.rows).toHaveLength(300);
    expect(after.getJobs()[0]?.rows[250]).toEqual(row('', 'done'));
    expect(storage.keys()).toHaveLength(20);
  });
});

describe('how an operation ended, by its rows', () => {
  it.each<[string, JobRowState[], string]>([
    ['all done', ['done', 'done'], 'done'],
    ['one that nobody knows', ['done', 'unknown', 'failed', 'waiting'], 'unknown'],
    ['not all begun', ['done', 'failed', 'waiting'], 'stopped'],
    ['some failed', ['done', 'failed'], 'partly'],
    ['some left out', ['done', 'skipped'], 'partly'],
    ['none done', ['failed', 'skipped'], 'failed'],
  ])('%s', (_, states, end) => {
    expect(getEndState(states.map((state) => ({ state })))).toBe(end);
  });
});

describe('what the first screen knows of operations', () => {
  it('knows whether there are any, and how to stop those that need the page', () => {
    // Another test file in this worker may have left some.
    resetStore(jobManager.store);
    let [changes, stopped] = [0, 0];
    const leave = jobActivityStore.subscribe(() => (changes += 1));
    const hasJobs = () => selectHasJobs(jobActivityStore.getState());
    const hasRunningJobs = () => selectHasRunningJobs(jobActivityStore.getState());
    expect(hasJobs()).toBe(false);
    const atHost = jobManager.begin(start);
    expect([hasJobs(), hasRunningJobs(), changes > 0]).toEqual([true, false, true]);
    const here = jobManager.begin({ ...start, actions: { stop: () => (stopped += 1) } });
    expect(hasRunningJobs()).toBe(true);
    stopJobs();
    expect(stopped).toBe(1);
    for (const { id, end } of [atHost, here]) {
      end('done');
      jobManager.remove(id);
    }
    stopJobs();
    expect([hasJobs(), hasRunningJobs(), stopped]).toEqual([false, false, 1]);
    leave();
  });
});
