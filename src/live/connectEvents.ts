import { ApiError } from '../../dataProvider';
import { parseEventData, type Changes } from './changes';
import { readEvents } from './readEvents';

/** Opens the stream after an event, or from now on. */
export type OpenStream = (
  lastEventId: string | undefined,
  signal: AbortSignal,
) => Promise<ReadableStream<Uint8Array> | null>;

interface Connection {
  open: OpenStream;
  /** Id of the last event that this browser has got. */
  lastEventId: string | undefined;
  /** Called without changes for an event that only has an id. */
  onChanges: (changes: Changes, eventId: string | undefined) => void;
  /** Returns a number from 0 up to 1. */
  random?: () => number;
}

/** ms before the first and before later attempts; a connection that lasted for a while starts again at the first. */
const FIRST_DELAY = 1000;
const MAX_DELAY = 60_000;
const LASTING_MS = 30_000;

/** Statuses by which a host says that it has no such stream for this session; later attempts would not help. */
const isFinal = (error: unknown): boolean =>
  error instanceof ApiError &&
  typeof error.code === 'number' &&
  error.code >= 400 &&
  error.code < 500 &&
  error.code !== 408 &&
  error.code !== 429;

/**
 * Follows the stream of changes and connects again after a loss, later and later up to a minute, at random times, so that many
 * consoles do not return to a host at once. Returns a function that disconnects.
 */
export function connectEvents({
  open,
  lastEventId,
  onChanges,
  random = Math.random,
}: Connection): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let lastId = lastEventId;
  let attempts = 0;
  let isFirst = true;

  const follow = async (): Promise<void> => {
    const body = await open(lastId, signal);
    if (!body) throw new Error('The stream has no body');
    // Without an id the host cannot send what was missed.
    if (!isFirst && lastId === undefined) onChanges(undefined, undefined);
    isFirst = false;
    await readEvents(body, ({ event, data, id }) => {
      if (signal.aborted) return;
      if (id !== undefined && id !== '') lastId = id;
      if (event === 'reset') onChanges(undefined, lastId);
      else if (event === undefined || event === 'message' || event === 'changes')
        onChanges(parseEventData(data), lastId);
      else if (id !== undefined) onChanges([], lastId);
    });
  };

  const run = async (): Promise<void> => {
    while (!signal.aborted) {
      // Not the wall clock, which may jump.
      const startedAt = performance.now();
      try {
        await follow();
      } catch (error) {
        if (isFinal(error)) return;
      }
      attempts = performance.now() - startedAt >= LASTING_MS ? 0 : attempts + 1;
      const delay = Math.min(MAX_DELAY, FIRST_DELAY * 2 ** attempts);
      await waitFor(delay * (0.5 + random() / 2), signal);
    }
  };
  void run();
  return () => controller.abort();
}

/** Resolves after a time, or at once when the signal aborts. */
const waitFor = (delay: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const end = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, delay);
    signal.addEventListener('abort', end);
  });
