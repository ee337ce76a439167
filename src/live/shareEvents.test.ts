// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Changes } from './changes';
import { createLocks } from '../testing/fakeLocks';
import type { OpenStream } from './connectEvents';
import { shareEvents } from './shareEvents';

const silent = () => new ReadableStream<Uint8Array>();
const signals: AbortSignal[] = [];
const open = vi.fn<OpenStream>((_, signal) => {
  signals.push(signal);
  return Promise.resolve(silent());
});
let received: Changes[] = [];
let isHidden = false;
let end: () => void = () => undefined;
const setHidden = (hidden: boolean): void => {
  isHidden = hidden;
  fireEvent(document, new Event('visibilitychange'));
};
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  vi.stubGlobal('navigator', {});
  isHidden = false;
  received = [];
  signals.length = 0;
  open.mockClear();
});
afterEach(() => {
  end();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const start = () => {
  end = shareEvents({ name: 'console.events:/events', open, onChanges: (changes) => received.push(changes) });
};

it('is connected only while the page is visible', async () => {
  isHidden = true;
  start();
  await pass(60_000);
  expect(open).not.toHaveBeenCalled();
  setHidden(false);
  await pass(0);
  expect(open).toHaveBeenCalledTimes(1);
  setHidden(true);
  expect(signals[0]?.aborted).toBe(true);
  await pass(600_000);
  expect(open).toHaveBeenCalledTimes(1);
});

it('reads again once when the page returns after a while, and not after a moment', async () => {
  start();
  await pass(0);
  setHidden(true);
  await pass(1000);
  setHidden(false);
  expect(received).toEqual([]);
  setHidden(true);
  await pass(60_000);
  setHidden(false);
  expect(received).toEqual([undefined]);
});

describe('two tabs of a browser', () => {
  /** A tab with a document of its own: each is hidden by itself. */
  function openTab(): { received: Changes[]; setHidden: (hidden: boolean) => void; end: () => void } {
    const tab = { isHidden: false, onVisibility: (): void => undefined };
    const changes: Changes[] = [];
    const page = {
      get hidden() {
        return tab.isHidden;
      },
      addEventListener: (_type: string, listener: EventListenerOrEventListenerObject) => {
        tab.onVisibility = listener as () => void;
      },
      removeEventListener: () => undefined,
    };
    return {
      received: changes,
      setHidden: (hidden) => {
        tab.isHidden = hidden;
        tab.onVisibility();
      },
      end: shareEvents({ name: 'console.events:/two', open, onChanges: (more) => changes.push(more), page }),
    };
  }
  const change = { records: 'tickets', id: '7', kind: 'update' };
  const waitForDelivery = (check: () => void) => vi.waitFor(check, { interval: 1, timeout: 20_000 });

  it('have one connection, whose changes reach both; when its tab is hidden the other continues after the last event', async () => {
    vi.stubGlobal('navigator', { locks: createLocks() });
    let send: ReadableStreamDefaultController<Uint8Array> | undefined;
    open.mockImplementation((_, signal) => {
      signals.push(signal);
      return Promise.resolve(new ReadableStream({ start: (controller) => void (send = controller) }));
    });
    const [first, second] = [openTab(), openTab()];
    end = () => {
      first.end();
      second.end();
    };
    await pass(0);
    expect(open.mock.calls.map(([lastId]) => lastId)).toEqual([undefined]);
    send?.enqueue(new TextEncoder().encode(`id: act-9\ndata: ${JSON.stringify([change])}\n\n`));
    await waitForDelivery(() => expect(second.received).toEqual([[change]]));
    expect(first.received).toEqual([[change]]);
    first.setHidden(true);
    expect(signals[0]?.aborted).toBe(true);
    await waitForDelivery(() => expect(open).toHaveBeenCalledTimes(2));
    expect(open.mock.calls[1]?.[0]).toBe('act-9');
    send?.enqueue(new TextEncoder().encode(`id: act-10\ndata: ${JSON.stringify([change])}\n\n`));
    await waitForDelivery(() => expect(second.received).toHaveLength(2));
    expect(first.received).toHaveLength(1);
  });
});
