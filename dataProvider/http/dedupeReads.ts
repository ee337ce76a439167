import { getWriteCount } from '../../src/lib/writeCount';

/** ms in which equal reads are one call. */
const DEDUPE_WINDOW = 300;

type FetchFunction = (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>;

interface InFlightRead {
  /** ms of the page's clock. */
  sentAt: number;
  /** Writes that had ended by then. */
  completedWrites: number;
  /** Who still waits for it. */
  callers: number;
  controller: AbortController;
  response: Promise<Response>;
}

/**
 * Of a `fetch` one that sends a read once for all who ask for it while it is on its way: parts keep what they read under keys of their
 * own, and ask the host the same. A read is not joined which began before the last write ended, nor one older than 300 ms: who
 * asks then wants what is new. It is aborted once nobody waits for it.
 */
export function dedupeReads(send: FetchFunction): FetchFunction {
  const inFlight = new Map<string, InFlightRead>();

  const sendRead = (key: string, input: RequestInfo | URL, init: RequestInit): InFlightRead => {
    const controller = new AbortController();
    const read: InFlightRead = {
      sentAt: performance.now(),
      completedWrites: getWriteCount(),
      callers: 0,
      controller,
      response: send(input, { ...init, signal: controller.signal }).finally(() => release(key, read)),
    };
    inFlight.set(key, read);
    return read;
  };
  const release = (key: string, read: InFlightRead): void => {
    if (inFlight.get(key) === read) inFlight.delete(key);
  };

  return async (input, init = {}) => {
    if ((init.method ?? 'GET') !== 'GET') return send(input, init);
    const { signal } = init;
    signal?.throwIfAborted();
    const key = JSON.stringify([String(input), [...new Headers(init.headers)], init.credentials]);
    const existing = inFlight.get(key);
    const read = existing && isJoinable(existing) ? existing : sendRead(key, input, init);
    read.callers += 1;
    const aborted = new Promise<never>((_, reject) => {
      signal?.addEventListener('abort', () => {
        reject(signal.reason as Error);
        read.callers -= 1;
        if (read.callers > 0) return;
        release(key, read);
        read.controller.abort(signal.reason);
      });
    });
    const response = await Promise.race([read.response, aborted]);
    // Each reads a body of its own; where one asked alone, it is not kept twice.
    return read.callers > 1 ? response.clone() : response;
  };
}

const isJoinable = ({ sentAt, completedWrites }: InFlightRead): boolean =>
  completedWrites === getWriteCount() && performance.now() - sentAt < DEDUPE_WINDOW;
