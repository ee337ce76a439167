import { isPlainObject } from '../lib/json';
import { parseChanges, type Changes } from './changes';
import { connectEvents, type OpenStream } from './connectEvents';

interface SharedEvents {
  /** Name of the stream, for the tabs of this browser. */
  name: string;
  open: OpenStream;
  /** Id of the event after which to continue; undefined: from now on. */
  lastEventId?: string | undefined;
  /** Called with the id of the last event, if the host gives ids; without changes for an event that only has an id. */
  onChanges: (changes: Changes, lastEventId: string | undefined) => void;
  /** The page of this tab. Default: the document. */
  page?: Pick<Document, 'hidden' | 'addEventListener' | 'removeEventListener'>;
}

/** ms in the background after which a tab reads again when it returns: browsers suspend such tabs. */
const AWAY_MS = 3000;

/**
 * Follows a stream together with the other tabs of the browser: one visible tab is connected and passes the changes on. A
 * hidden tab neither connects nor listens. Returns a function that ends it.
 */
export function shareEvents({
  name,
  open,
  lastEventId: firstEventId,
  onChanges,
  page = document,
}: SharedEvents): () => void {
  const channel = new BroadcastChannel(name);
  let lastEventId = firstEventId;
  let turn: AbortController | undefined;
  let hiddenAt: number | undefined;

  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (page.hidden || !isPlainObject(data)) return;
    if (typeof data.id === 'string') lastEventId = data.id;
    onChanges(parseChanges(data.changes), lastEventId);
  });

  /** Connects for all tabs; resolves when this tab leaves that to another one. */
  const lead = (signal: AbortSignal): Promise<void> =>
    new Promise((resolve) => {
      if (signal.aborted) return resolve();
      const disconnect = connectEvents({
        open,
        lastEventId,
        onChanges: (changes, id) => {
          lastEventId = id;
          channel.postMessage({ changes, id });
          onChanges(changes, id);
        },
      });
      signal.addEventListener('abort', () => {
        disconnect();
        resolve();
      });
    });

  const takeTurn = (): void => {
    turn = new AbortController();
    const { signal } = turn;
    // Pages without a secure context have no locks: each visible tab has a connection then.
    const { locks } = navigator as Partial<Pick<Navigator, 'locks'>>;
    if (!locks) return void lead(signal);
    locks.request(name, { signal }, () => lead(signal)).catch(() => undefined);
  };
  const onVisibility = (): void => {
    if (page.hidden) {
      hiddenAt ??= performance.now();
      turn?.abort();
      turn = undefined;
      return;
    }
    if (hiddenAt !== undefined && performance.now() - hiddenAt >= AWAY_MS) onChanges(undefined, lastEventId);
    hiddenAt = undefined;
    if (!turn) takeTurn();
  };
  onVisibility();
  page.addEventListener('visibilitychange', onVisibility);
  return () => {
    page.removeEventListener('visibilitychange', onVisibility);
    turn?.abort();
    channel.close();
  };
}
