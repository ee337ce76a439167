import { expect, it } from 'vitest';
import { deferred } from '../testing/deferred';
import { createConcurrencyLimit } from './createConcurrencyLimit';

it('runs so many tasks at once, the others in order as places become free, also after a failure', async () => {
  const limit = createConcurrencyLimit(2);
  const started: string[] = [];
  const tasks = ['a', 'b', 'c', 'd'].map((name) => ({ name, ...deferred<string>() }));
  const results = tasks.map(({ name, respond }) =>
    limit(async () => {
      started.push(name);
      const answer = await respond();
      if (answer === 'fail') throw new Error(name);
      return answer;
    }),
  );
  const settled = Promise.allSettled(results);
  await Promise.resolve();
  expect(started).toEqual(['a', 'b']);
  tasks[1]?.resolve('fail');
  await expect(results[1]).rejects.toThrow('b');
  expect(started).toEqual(['a', 'b', 'c']);
  tasks[0]?.resolve('done');
  await expect(results[0]).resolves.toBe('done');
  expect(started).toEqual(['a', 'b', 'c', 'd']);
  for (const { resolve } of tasks) resolve('done');
  expect((await settled).map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
  ]);
});
