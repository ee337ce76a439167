import { endedWrites } from '../src/lib/lastWrite';

/** ms in which equal reads are one call. */
const TOGETHER = 300;

type Send = (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>;

interface Reading {
  /** ms of the page's clock. */
  begun: number;
  /** Writes that had ended by then. */
  writes: number;
  /** Who still waits for it. */
  callers: number;
  stop: AbortController;
  answer: Promise<Response>;
}

/**
 * Of a `fetch` one that sends a read once for all who ask for it while it is on its way: parts keep what they read under keys of their
 * own, and ask the host the same. A read is not joined which began before the last write ended, nor one older than 300 ms: who
 * asks then wants what is new. It is aborted once nobody waits for it.
 */
export function joinReads(send: Send): Send {
  const underWay = new Map<string, Reading>();

  const begin = (key: string, input: RequestInfo | URL, init: RequestInit): Reading => {
    const stop = new AbortController();
    const reading: Reading = {
      begun: performance.now(),
      writes: endedWrites(),
      callers: 0,
      stop,
      answer: send(input, { ...init, signal: stop.signal }).finally(() => leave(key, reading)),
    };
    underWay.set(key, reading);
    return reading;
  };
  const leave = (key: string, reading: Reading): void => {
    if (underWay.get(key) === reading) underWay.delete(key);
  };

  return async (input, init = {}) => {
    if ((init.method ?? 'GET') !== 'GET') return send(input, init);
    const { signal } = init;
    signal?.throwIfAborted();
    const key = JSON.stringify([String(input), [...new Headers(init.headers)], init.credentials]);
    const known = underWay.get(key);
    const reading = known && isFresh(known) ? known : begin(key, input, init);
    reading.callers += 1;
    const left = new Promise<never>((_, reject) => {
      signal?.addEventListener('abort', () => {
        reject(signal.reason as Error);
        reading.callers -= 1;
        if (reading.callers > 0) return;
        leave(key, reading);
        reading.stop.abort(signal.reason);
      });
    });
    const response = await Promise.race([reading.answer, left]);
    // Each reads a body of its own; where one asked alone, it is not kept twice.
    return reading.callers > 1 ? response.clone() : response;
  };
}

const isFresh = ({ begun, writes }: Reading): boolean =>
  writes === endedWrites() && performance.now() - begun < TOGETHER;
