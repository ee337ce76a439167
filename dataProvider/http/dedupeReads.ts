import { getWriteCount } from '../../src/lib/writeCount';

/** Window in ms in which equal reads share one request. */
const DEDUPE_WINDOW = 300;

type FetchFunction = (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>;

interface InFlightRead {
  /** ms of `performance.now()`. */
  sentAt: number;
  /** Number of writes that had ended by then. */
  completedWrites: number;
  /** Number of callers still waiting. */
  callers: number;
  controller: AbortController;
  response: Promise<Response>;
}

/**
 * Wraps `fetch` so that equal reads in flight share one request: components cache under their own keys and send the same
 * reads. A read is not shared if it began before the last write ended, or is older than 300 ms, since later callers want new
 * data. It is aborted when no caller waits for it.
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
    // Each caller reads its own body; a single caller needs no second copy.
    return read.callers > 1 ? response.clone() : response;
  };
}

const isJoinable = ({ sentAt, completedWrites }: InFlightRead): boolean =>
  completedWrites === getWriteCount() && performance.now() - sentAt < DEDUPE_WINDOW;
