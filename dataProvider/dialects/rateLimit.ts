/** Longest time in seconds that a request waits altogether; a host that asks for more has failed. */
const MAX_WAIT = 60;
/** Wait in seconds after a refusal that says no time: doubled with each. */
const FIRST_WAIT = 1;

/** Reports that requests wait for a host: seconds from now. */
export type WaitListener = (seconds: number) => void;

/** A request that may have to wait. */
interface WaitingRequest {
  /** Seconds that it has waited. */
  waited: number;
  /** Number of refusals. */
  refusals: number;
}

/**
 * Makes all requests to a host wait while it says that there are too many (429 with `Retry-After`). Such a request was not
 * executed, so it is sent again, a write too.
 */
export function createRateLimit(onWait: WaitListener = () => undefined) {
  /** ms since 1970 */
  let resumesAt = 0;
  return {
    createRequest: (): WaitingRequest => ({ waited: 0, refusals: 0 }),
    /** Resolves when requests may be sent. Rejects if the caller aborts. */
    whenReady: async (signal: AbortSignal | undefined): Promise<void> => {
      for (let delay = resumesAt - Date.now(); delay > 0; delay = resumesAt - Date.now())
        await pause(delay, signal);
    },
    /** Registers a refusal; returns true if the request should be sent again. */
    refuse: (request: WaitingRequest, headers: Headers | undefined): boolean => {
      const seconds = parseRetryAfter(headers?.get('Retry-After')) ?? FIRST_WAIT * 2 ** request.refusals;
      request.waited += seconds;
      request.refusals += 1;
      if (request.waited > MAX_WAIT) return false;
      const until = Date.now() + seconds * 1000;
      // Requests that were refused together wait for the same moment and are reported once.
      if (until > resumesAt + 1000) onWait(Math.ceil(seconds));
      resumesAt = Math.max(resumesAt, until);
      return true;
    },
  };
}

/** Reads seconds, or the date of the moment; undefined for neither. */
export function parseRetryAfter(text: string | null | undefined): number | undefined {
  if (text === null || text === undefined || text.trim() === '') return undefined;
  const seconds = /^\d+(\.\d+)?$/.test(text.trim()) ? Number(text) : (Date.parse(text) - Date.now()) / 1000;
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds);
}

const pause = (ms: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(done, ms);
    function done(): void {
      signal?.removeEventListener('abort', abort);
      resolve();
    }
    function abort(): void {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    }
    if (signal?.aborted) abort();
    else signal?.addEventListener('abort', abort, { once: true });
  });
