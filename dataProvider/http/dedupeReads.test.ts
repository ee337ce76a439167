import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { countWrite } from '../../src/lib/writeCount';
import { dedupeReads } from './dedupeReads';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => vi.useRealTimers());

/** A host whose responses the test releases. */
function host() {
  const calls: { signal: AbortSignal; answer: (text: string) => void; fail: (error: Error) => void }[] = [];
  const send = vi.fn<typeof fetch>(
    (_, init) =>
      new Promise((resolve, reject) => {
        const signal = init?.signal ?? new AbortController().signal;
        signal.addEventListener('abort', () => reject(signal.reason as Error));
        calls.push({ signal, answer: (text) => resolve(new Response(text)), fail: reject });
      }),
  );
  return { calls, send, joined: dedupeReads(send) };
}
const textOf = async (asked: Promise<Response>): Promise<string> => (await asked).text();
const authorised = (token: string): RequestInit => ({ headers: { Authorization: token } });

it('sends a read once that two ask for at the same time, and each has a body of its own', async () => {
  const { calls, send, joined } = host();
  const both = Promise.all([textOf(joined('/a', authorised('t'))), textOf(joined('/a', authorised('t')))]);
  calls[0]?.answer('[1]');
  expect(await both).toEqual(['[1]', '[1]']);
  expect(send).toHaveBeenCalledTimes(1);
});

it.each<[string, [string, RequestInit], [string, RequestInit]]>([
  ['of another address', ['/a', {}], ['/a?page=2', {}]],
  ['of another session', ['/a', authorised('one')], ['/a', authorised('two')]],
  ['that are writes', ['/a', { method: 'POST' }], ['/a', { method: 'POST' }]],
])('sends each of two calls %s', (_, one, other) => {
  const { send, joined } = host();
  void joined(...one);
  void joined(...other);
  expect(send).toHaveBeenCalledTimes(2);
});

it.each([
  ['after 300 ms', () => vi.advanceTimersByTime(300)],
  ['once a write has ended', () => (vi.advanceTimersByTime(1), countWrite())],
])('sends a read anew %s, though the one before is still on its way', (_, later) => {
  const { send, joined } = host();
  void joined('/a');
  later();
  void joined('/a');
  expect(send).toHaveBeenCalledTimes(2);
});

it('joins a read with one that began since the write', () => {
  const { send, joined } = host();
  countWrite();
  vi.advanceTimersByTime(1);
  void joined('/a');
  vi.advanceTimersByTime(299);
  void joined('/a');
  expect(send).toHaveBeenCalledTimes(1);
});

it('asks again after an answer and after a failure', async () => {
  const { calls, send, joined } = host();
  const failed = joined('/a');
  calls[0]?.fail(new TypeError('Failed to fetch'));
  await expect(failed).rejects.toThrow('Failed to fetch');
  const answered = textOf(joined('/a'));
  calls[1]?.answer('[]');
  expect(await answered).toBe('[]');
  void joined('/a');
  expect(send).toHaveBeenCalledTimes(3);
});

it('gives a read up when nobody waits for it any more, not before', async () => {
  const { calls, send, joined } = host();
  const [one, other] = [new AbortController(), new AbortController()];
  const first = joined('/a', { signal: one.signal });
  const second = joined('/a', { signal: other.signal });
  one.abort(new Error('left'));
  await expect(first).rejects.toThrow('left');
  expect(calls[0]?.signal.aborted).toBe(false);
  other.abort(new Error('left too'));
  await expect(second).rejects.toThrow('left too');
  expect(calls[0]?.signal.aborted).toBe(true);
  void joined('/a');
  expect(send).toHaveBeenCalledTimes(2);
});
