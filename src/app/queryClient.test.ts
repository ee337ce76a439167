import { QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { writeEnded } from '../lib/lastWrite';
import { refetchOnPress } from '../records/refetchOnPress';
import { later } from '../testing/later';
import { createQueryClient } from './queryClient';

const queryKey = ['gateways', 'G1'];

/** A reading on screen, whose first answer is there. */
async function open() {
  const client = createQueryClient();
  const answers = [later<string>(), later<string>(), later<string>()];
  const queryFn = vi.fn(() => answers[queryFn.mock.calls.length - 1]?.answer() ?? 'none');
  const seen = new QueryObserver(client, { queryKey, queryFn });
  const stop = seen.subscribe(() => undefined);
  answers[0]?.give('old');
  await vi.waitFor(() => expect(client.getQueryData(queryKey)).toBe('old'));
  // In the same ms: writes are counted.
  writeEnded();
  return { client, queryFn, answers, stop };
}
/** The next ms of the page's clock. */
async function tick(): Promise<void> {
  const now = performance.now();
  await vi.waitFor(() => expect(performance.now()).toBeGreaterThan(now + 1));
}

it('reads once what several say is old after one write, and each waits until it is there', async () => {
  const { client, queryFn, answers, stop } = await open();
  const done = vi.fn();
  void client.invalidateQueries({ queryKey }).then(() => done('form'));
  void client.invalidateQueries().then(() => done('follower'));
  expect(queryFn).toHaveBeenCalledTimes(2);
  await tick();
  expect(done).not.toHaveBeenCalled();
  answers[1]?.give('new');
  await vi.waitFor(() => expect(done).toHaveBeenCalledTimes(2));
  expect(client.getQueryData(queryKey)).toBe('new');
  expect(queryFn).toHaveBeenCalledTimes(2);
  stop();
});

it('reads again what was asked for before another write ended', async () => {
  const { client, queryFn, answers, stop } = await open();
  void client.invalidateQueries({ queryKey });
  writeEnded();
  const again = client.invalidateQueries({ queryKey });
  expect(queryFn).toHaveBeenCalledTimes(3);
  answers[2]?.give('newest');
  await again;
  expect(client.getQueryData(queryKey)).toBe('newest');
  stop();
});

it('reads what somebody presses for, however short the last read is ago', async () => {
  const { client, queryFn, answers, stop } = await open();
  const read = client.invalidateQueries({ queryKey });
  answers[1]?.give('new');
  await read;
  await client.invalidateQueries({ queryKey });
  expect(queryFn).toHaveBeenCalledTimes(2);
  refetchOnPress(client, { queryKey });
  expect(queryFn).toHaveBeenCalledTimes(3);
  answers[2]?.give('newest');
  await vi.waitFor(() => expect(client.getQueryData(queryKey)).toBe('newest'));
  stop();
});
