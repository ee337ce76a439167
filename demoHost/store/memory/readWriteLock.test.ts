import { expect, it } from 'vitest';
import { deferred } from '../../../src/testing/deferred';
import { ReadWriteLock } from './readWriteLock';

/** Starts tasks that end when told, and logs their starts. */
function createTasks() {
  const lock = new ReadWriteLock();
  const started: string[] = [];
  const run = (mode: 'read' | 'write', name: string) => {
    const end = deferred<string>();
    const ended = lock.run(mode, () => {
      started.push(name);
      return end.respond();
    });
    return { end: () => end.resolve(name), ended };
  };
  return { lock, started, run };
}

it('runs reads together, and a write alone after them', async () => {
  const { started, run } = createTasks();
  const [first, second] = [run('read', 'r1'), run('read', 'r2')];
  const write = run('write', 'w');
  expect(started).toEqual(['r1', 'r2']);
  first.end();
  await first.ended;
  expect(started).toEqual(['r1', 'r2']);
  second.end();
  write.end();
  expect(await write.ended).toBe('w');
  expect(started).toEqual(['r1', 'r2', 'w']);
});

it('lets nothing pass a waiting write, and keeps the order of writes', async () => {
  const { started, run } = createTasks();
  const first = run('write', 'w1');
  const rest = [run('write', 'w2'), run('read', 'r'), run('write', 'w3')];
  for (const task of rest) task.end();
  expect(started).toEqual(['w1']);
  first.end();
  await Promise.all(rest.map(({ ended }) => ended));
  expect(started).toEqual(['w1', 'w2', 'r', 'w3']);
});

it('goes on after a task that fails', async () => {
  const { lock, started, run } = createTasks();
  const failure = expect(lock.run('write', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  const next = run('read', 'r');
  next.end();
  await failure;
  expect(await next.ended).toBe('r');
  expect(started).toEqual(['r']);
});
