import { QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { countWrite } from '../lib/writeCount';
import { forceRefetch } from '../queries/forceRefetch';
import { deferred } from '../testing/deferred';
import { createQueryClient } from './queryClient';

const queryKey = ['gateways', 'G1'];

/** A reading on screen, whose first answer is there. */
async function open() {
  const client = createQueryClient();
  const answers = [deferred<string>(), deferred<string>(), deferred<string>()];
  const queryFn = vi.fn(() => answers[queryFn.mock.calls.length - 1]?.respond() ?? 'none');
  const seen = new QueryObserver(client, { queryKey, queryFn });
  const stop = seen.subscribe(() => undefined);
  answers[0]?.resolve('old');
  await vi.waitFor(() => expect(client.getQueryData(queryKey)).toBe('old'), 20_000);
  // In the same ms: writes are counted.
  countWrite();
  return { client, queryFn, answers, stop };
}
/** The next ms of the page's clock. */
async function tick(): Promise<void> {
  const now = performance.now();
  await vi.waitFor(() => expect(performance.now()).toBeGreaterThan(now + 1), 20_000);
}

it('reads once what several say is old after one write, and each waits until it is there', async () => {
  const { client, queryFn, answers, stop } = await open();
  const done = vi.fn();
  void client.invalidateQueries({ queryKey }).then(() => done('form'));
  void client.invalidateQueries().then(() => done('follower'));
  expect(queryFn).toHaveBeenCalledTimes(2);
  await tick();
  expect(done).not.toHaveBeenCalled();
  answers[1]?.resolve('new');
  await vi.waitFor(() => expect(done).toHaveBeenCalledTimes(2), 20_000);
  expect(client.getQueryData(queryKey)).toBe('new');
  expect(queryFn).toHaveBeenCalledTimes(2);
  stop();
});

it('reads again what was asked for before another write ended', async () => {
  const { client, queryFn, answers, stop } = await open();
  void client.invalidateQueries({ queryKey });
  countWrite();
  const again = client.invalidateQueries({ queryKey });
  expect(queryFn).toHaveBeenCalledTimes(3);
  answers[2]?.resolve('newest');
  await again;
  expect(client.getQueryData(queryKey)).toBe('newest');
  stop();
});

it('reads what somebody presses for, however short the last read is ago', async () => {
  const { client, queryFn, answers, stop } = await open();
  const read = client.invalidateQueries({ queryKey });
  answers[1]?.resolve('new');
  await read;
  await client.invalidateQueries({ queryKey });
  expect(queryFn).toHaveBeenCalledTimes(2);
  forceRefetch(client, { queryKey });
  expect(queryFn).toHaveBeenCalledTimes(3);
  answers[2]?.resolve('newest');
  await vi.waitFor(() => expect(client.getQueryData(queryKey)).toBe('newest'), 20_000);
  stop();
});
