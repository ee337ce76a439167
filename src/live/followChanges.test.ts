// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ConsoleDataProvider } from '../../dataProvider';
import { followEvents } from './followChanges';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => vi.useRealTimers());
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

it('a stream that opens again for the next page continues after the last event', async () => {
  const openStream = vi.fn((_path: string, _headers: Record<string, string>) =>
    Promise.resolve({
      body: new ReadableStream<Uint8Array>({
        start: (controller) =>
          controller.enqueue(new TextEncoder().encode('event: ready\nid: act-4\ndata: {}\n\n')),
      }),
    }),
  );
  const provider = { openStream } as unknown as ConsoleDataProvider;
  const follow = () => followEvents(provider, '/events', () => undefined);
  const end = follow();
  await pass(100);
  end();
  await pass(5000);
  const endAgain = follow();
  await pass(100);
  endAgain();
  await pass(5000);
  expect(openStream.mock.calls.map(([, headers]) => headers['Last-Event-ID'])).toEqual([undefined, 'act-4']);
});
