// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Changes } from './changes';
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
  // Web Locks need a browser: e2e/live.spec.ts has them.
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
