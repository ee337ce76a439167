import { describe, expect, it } from 'vitest';
import { runWithConcurrency } from './runWithConcurrency';

/** Tasks that the test resolves. */
function tasks() {
  const begun: number[] = [];
  const ends = new Map<number, () => void>();
  return {
    begun,
    task: (item: number) =>
      new Promise<void>((resolve) => {
        begun.push(item);
        ends.set(item, resolve);
      }),
    end: async (item: number) => {
      ends.get(item)?.();
      await Promise.resolve();
      await Promise.resolve();
    },
  };
}

describe('items in turn', () => {
  it('are begun one after the other, in their order', async () => {
    const { begun, task, end } = tasks();
    const all = runWithConcurrency([1, 2, 3], 1, task, () => true);
    expect(begun).toEqual([1]);
    await end(1);
    expect(begun).toEqual([1, 2]);
    await end(2);
    await end(3);
    await all;
    expect(begun).toEqual([1, 2, 3]);
  });

  it('are never more at a time than was asked for', async () => {
    const { begun, task, end } = tasks();
    const all = runWithConcurrency([1, 2, 3, 4], 2, task, () => true);
    expect(begun).toEqual([1, 2]);
    await end(2);
    expect(begun).toEqual([1, 2, 3]);
    await end(1);
    await end(3);
    await end(4);
    await all;
  });

  it('stop: what was begun ends, nothing else begins', async () => {
    const { begun, task, end } = tasks();
    let goes = true;
    const all = runWithConcurrency([1, 2, 3], 1, task, () => goes);
    goes = false;
    await end(1);
    await all;
    expect(begun).toEqual([1]);
  });

  it('are none where there are none', async () => {
    const { begun, task } = tasks();
    await runWithConcurrency([], 2, task, () => true);
    expect(begun).toEqual([]);
  });
});
