import { sessionKey } from '../session/session';
import type { Operation, OperationRow, OperationStart, OperationState } from './operation';
import { isPageLeft, operationsChanged, operationStorage } from './operationStorage';
import { createShelf, type Shelf, type ShelfOptions } from './shelf';

/** What whoever runs an operation tells of it. After the session has ended nothing is kept any more. */
export interface OperationHandle {
  id: string;
  /** How far it is; `text`: what is waited for. */
  update: (part: Partial<Pick<Operation, 'rows' | 'text' | 'does' | 'isStopping'>>) => void;
  /** It is over for now; `text`: how it ended, in words of its own. */
  end: (state: Exclude<OperationState, 'running'>, text?: string) => void;
  /** It goes on: a retry, or the rest. */
  again: (rows?: readonly OperationRow[]) => void;
  /** Whether the session in which it began is over: nothing else may begin. */
  isSignedOut: () => boolean;
}

/** The operations of this tab, outside of what is drawn: they go on when their screen is left. */
export interface Operations {
  /** Newest first; the same list until something changes. */
  snapshot: () => readonly Operation[];
  subscribe: (listener: () => void) => () => void;
  begin: (start: OperationStart) => OperationHandle;
  /** To tell of one that another page began; undefined for one that is not there. */
  handle: (id: string) => OperationHandle | undefined;
  /** Whose the operations are: those that the tab kept of this user come back, those of others are removed. */
  claim: (user: string) => void;
  /** Its screen shows it until the returned function is called: how it ends need not be said elsewhere. */
  watch: (id: string) => () => void;
  /** How it ended was said. */
  tell: (id: string) => void;
  /** Takes an ended one away. */
  remove: (id: string) => void;
}

interface Around extends ShelfOptions {
  /** Whether the page is on its way out. */
  isPageLeft?: () => boolean;
  /** ms since 1970 */
  now: () => number;
}

/** Operations that are kept; older ones that have ended go first. */
const MAX_KEPT = 20;

const FRESH = { state: 'running', text: '', endedAt: null, isStopping: false, isTold: false } as const;

/** A store of operations. The console has one; tests make their own. */
export function createOperations({ now, isPageLeft = () => false, ...around }: Around): Operations {
  const shelf = createShelf(around);
  const watching = createWatching(shelf);
  let lastId = 0;
  const handle = (id: string): OperationHandle => ({
    id,
    update: (part) => shelf.change(id, () => part),
    end: (state, text = '') => {
      const isTold = watching.isShown(id);
      const isInterrupted = isPageLeft();
      const over = { state, text, endedAt: now(), isStopping: false, isInterrupted, isTold };
      shelf.change(id, () => over);
    },
    again: (rows) => {
      shelf.change(id, (before) => ({ ...FRESH, rows: rows ?? before.rows }));
    },
    isSignedOut: () => shelf.isSignedOut(id),
  });
  const hasEnded = ({ state }: Operation): boolean => state !== 'running';

  return {
    snapshot: shelf.all,
    subscribe: shelf.subscribe,
    claim: shelf.claim,
    watch: watching.watch,
    begin: ({ rows = [], facts = {}, does = {}, ...start }) => {
      lastId += 1;
      const startedAt = now();
      const id = `${startedAt.toString(36)}-${lastId}`;
      const old = shelf.all().filter(hasEnded);
      shelf.drop(old.slice(MAX_KEPT - 1).map((one) => one.id));
      shelf.add({ ...start, ...FRESH, isInterrupted: false, rows, facts, does, id, startedAt });
      return handle(id);
    },
    handle: (id) => (shelf.find(id) ? handle(id) : undefined),
    tell: (id) => shelf.change(id, () => ({ isTold: true })),
    remove: (id) => {
      const one = shelf.find(id);
      if (one && hasEnded(one)) shelf.drop([id]);
    },
  };
}

/** Which operations stand on a screen of their own. */
function createWatching(shelf: Shelf) {
  const screens = new Map<string, number>();
  const isShown = (id: string): boolean => (screens.get(id) ?? 0) > 0;
  const count = (id: string, by: number): void => void screens.set(id, (screens.get(id) ?? 0) + by);
  /** What ended well before somebody's eyes needs no place. */
  const clear = (id: string): void => {
    const seen = shelf.find(id);
    if (seen?.state === 'done' && seen.isTold && !isShown(id)) shelf.drop([id]);
  };
  const watch = (id: string): (() => void) => {
    count(id, 1);
    let isWatching = true;
    return () => {
      if (isWatching) count(id, -1);
      isWatching = false;
      // Not at once: a screen may be drawn anew in the same turn.
      queueMicrotask(() => clear(id));
    };
  };
  return { isShown, watch };
}

/** The operations of this tab. */
export const operations: Operations = createOperations({
  storage: operationStorage,
  now: Date.now,
  isPageLeft,
  session: sessionKey,
  onChange: (all) => {
    const running = all.filter(({ does, state }) => does.stop && state === 'running');
    const stop = () => running.forEach(({ does }) => does.stop?.());
    operationsChanged(all.length > 0, running.length > 0 ? stop : undefined);
  },
});
