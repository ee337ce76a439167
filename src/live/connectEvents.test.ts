import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../dataProvider';
import type { Changes } from './changes';
import { connectEvents, type OpenStream } from './connectEvents';
import { SILENCE_MS } from './readEvents';

const encoder = new TextEncoder();
const bodyOf = (...chunks: string[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(encoder.encode(chunk));
      controller.close();
    },
  });
const openBody = (...chunks: string[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(encoder.encode(chunk));
    },
  });

let received: Changes[] = [];
let disconnect: () => void = () => undefined;
function connect(open: OpenStream): void {
  disconnect = connectEvents({
    open,
    lastEventId: undefined,
    onChanges: (changes) => received.push(changes),
    random: () => 1,
  });
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  received = [];
});
afterEach(() => {
  disconnect();
  vi.useRealTimers();
});

const change = { records: 'tickets', id: '7', kind: 'update' };
const event = (data: unknown, id = 'a') => `id: ${id}\ndata: ${JSON.stringify(data)}\n\n`;

describe('the stream of changes in the console', () => {
  it('takes changes in any chunks, ids that are numbers, and leaves out entries that are none', async () => {
    const text = event([
      change,
      { ...change, id: 8 },
      { ...change, kind: 'burn' },
      'x',
      null,
      { records: '' },
    ]);
    connect(() => Promise.resolve(openBody(text.slice(0, 20), text.slice(20))));
    await pass(0);
    expect(received).toEqual([[change, { ...change, id: '8' }]]);
  });

  it.each([
    ['no JSON', 'data: {"a\n\n'],
    ['no list', event({ records: 'tickets' })],
    ['more than a thousand', event(Array.from({ length: 1001 }, () => change))],
    ['a reset', 'event: reset\ndata: {}\n\n'],
  ])('reads again after %s', async (_, text) => {
    connect(() => Promise.resolve(openBody(text)));
    await pass(0);
    expect(received).toEqual([undefined]);
  });

  it('leaves a stream with an event of ten megabytes, without keeping it', async () => {
    const open = vi.fn<OpenStream>(() =>
      Promise.resolve(
        new ReadableStream<Uint8Array>({
          start: (controller) => controller.enqueue(encoder.encode('data: ')),
          pull: (controller) => controller.enqueue(encoder.encode('x'.repeat(10_000))),
        }),
      ),
    );
    connect(open);
    await pass(0);
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1), 20_000);
    expect(open).toHaveBeenCalledTimes(1);
    expect(received).toEqual([]);
  });

  it('connects later and later to a stream that ends at once, at most every minute', async () => {
    const open = vi.fn<OpenStream>(() => Promise.resolve(bodyOf(':\n\n')));
    connect(open);
    await pass(60_000);
    const inFirstMinute = open.mock.calls.length;
    expect(inFirstMinute).toBeLessThanOrEqual(6);
    await pass(600_000);
    expect(open.mock.calls.length - inFirstMinute).toBeLessThanOrEqual(10);
  });

  it('continues after the last event', async () => {
    const open = vi.fn<OpenStream>(() => Promise.resolve(bodyOf(event([change], 'act-9'))));
    connect(open);
    await pass(3000);
    expect(open.mock.calls.map(([lastId]) => lastId)).toEqual([undefined, 'act-9']);
    // The host has sent what was missed.
    expect(received).toEqual([[change], [change]]);
  });

  it('passes on the id of an event without changes, for the tab that continues', async () => {
    const onChanges = vi.fn();
    const open = () => Promise.resolve(openBody('event: ready\nid: act-3\ndata: {}\n\n'));
    disconnect = connectEvents({ open, lastEventId: undefined, onChanges, random: () => 1 });
    await pass(0);
    expect(onChanges.mock.calls).toEqual([[[], 'act-3']]);
  });

  it('reads again after a loss if the host gives no ids', async () => {
    let count = 0;
    connect(() => Promise.resolve((count += 1) === 1 ? bodyOf(':\n\n') : openBody(':\n\n')));
    await pass(3000);
    expect(received).toEqual([undefined]);
  });

  it.each([401, 403, 404, 406])('stops after status %i, without ending the session', async (status) => {
    const open = vi.fn<OpenStream>(() => Promise.reject(new ApiError(status)));
    connect(open);
    await pass(600_000);
    expect(open).toHaveBeenCalledTimes(1);
  });

  it.each([429, 500, 503])('tries again later after status %i', async (status) => {
    const open = vi.fn<OpenStream>(() => Promise.reject(new ApiError(status)));
    connect(open);
    await pass(10_000);
    expect(open.mock.calls.length).toBeGreaterThan(1);
  });

  it('takes a silent connection for lost', async () => {
    const open = vi.fn<OpenStream>(() => Promise.resolve(openBody(event([change], 'act-1'))));
    connect(open);
    await pass(SILENCE_MS + 5000);
    expect(open).toHaveBeenCalledTimes(2);
  });

  it('ends when it is no longer needed', async () => {
    let signal: AbortSignal | undefined;
    const open = vi.fn<OpenStream>((_, given) => {
      signal = given;
      return Promise.resolve(openBody(':\n\n'));
    });
    connect(open);
    await pass(0);
    disconnect();
    expect(signal?.aborted).toBe(true);
    await pass(600_000);
    expect(open).toHaveBeenCalledTimes(1);
  });
});
