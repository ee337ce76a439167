import { NavigationType, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import type { RouterBlockerFunction, RouterHistoryAction, RouterLocation } from 'ra-core';

type BrowserHistory = ReturnType<typeof createBrowserHistory>;
type Listener = Parameters<BrowserHistory['listen']>[0];

/** A move that waits for an answer. */
export interface Blocked {
  location: RouterLocation;
  proceed: () => void;
}

interface Blocker {
  should: RouterBlockerFunction;
  onBlocked: (blocked: Blocked) => void;
}

/** The browser's history, which forms with unsaved changes may stop. */
export interface ConsoleHistory extends BrowserHistory {
  /** Asks before each move; gives the way to stop asking. */
  block: (blocker: Blocker) => () => void;
  /**
   * Has the back button come to the console where it would leave it at once, so that it can be stopped: the first address
   * of the visit gets a second entry. Nobody notices it: where nothing stops it, the back button passes over the first one.
   */
  ground: () => void;
  /** Path of the address that it is at; a move that is stopped leaves it as it is. */
  pathname: () => string;
  /** Calls back after each move, at once; gives the way to stop that. */
  watch: (onMoved: () => void) => () => void;
}

/** What the router keeps with an entry of the browser's history. */
interface Entry {
  /** 0 for the first one of a visit. */
  idx?: number;
  /** It lies below an entry with the same address. */
  isGround?: boolean;
}

const entry = (): Entry => {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null ? state : {};
};

const isSame = (one: RouterLocation, other: RouterLocation): boolean =>
  one.pathname === other.pathname && one.search === other.search && one.hash === other.hash;

/** Paths, strings and locations that the router moves to, as a location. */
function locationOf(history: BrowserHistory, to: Parameters<BrowserHistory['push']>[0]): RouterLocation {
  const { pathname, search, hash } = history.createURL(to);
  return { pathname, search, hash };
}

/**
 * React-router's own history with what its data router has besides: a move may be stopped and go on later. The data router
 * itself, with loaders and actions that the console does not use, is a tenth of what a start loads.
 */
export function createConsoleHistory(): ConsoleHistory {
  const history = createBrowserHistory({ v5Compat: true });
  const blockers = new Set<Blocker>();
  const watchers = new Set<() => void>();
  /** Where the pages think they are; after the browser's own buttons the address is ahead of it. */
  let current: RouterLocation = history.location;
  /** What the next move by the browser's buttons is: undone by us, or let through by us. */
  let expected: { kind: 'undo'; arrived: () => void } | { kind: 'pass' } | undefined;
  /** Runs when an undone move has arrived. */
  let undone: Promise<void> = Promise.resolve();
  /** An entry is added that the pages are not to notice. */
  let isQuiet = false;

  const ground = (): void => {
    const first = entry();
    if (first.idx !== 0) return;
    window.history.replaceState({ ...first, isGround: true }, '');
    isQuiet = true;
    // With the same key: to the pages it is the same entry.
    history.push(history.location, history.location.state);
    isQuiet = false;
  };

  const stopped = (
    location: RouterLocation,
    historyAction: RouterHistoryAction,
    proceed: () => void,
  ): boolean => {
    for (const { should, onBlocked } of blockers) {
      if (!should({ currentLocation: current, nextLocation: location, historyAction })) continue;
      onBlocked({ location, proceed });
      return true;
    }
    return false;
  };

  const moved = (tell: Listener, update: Parameters<Listener>[0]): void => {
    current = update.location;
    tell(update);
    for (const told of watchers) told();
  };

  const onPop = (tell: Listener, update: Parameters<Listener>[0]): void => {
    const { location, delta } = update;
    const now = expected;
    expected = undefined;
    if (now?.kind === 'undo') return now.arrived();
    const goOn = () =>
      void undone.then(() => {
        expected = { kind: 'pass' };
        history.go(delta ?? 0);
      });
    if (now?.kind !== 'pass' && delta && stopped(location, 'POP', goOn)) {
      undone = new Promise((resolve) => {
        expected = { kind: 'undo', arrived: resolve };
      });
      return history.go(-delta);
    }
    if (delta === -1 && entry().isGround && isSame(location, current)) return history.go(-1);
    moved(tell, update);
  };

  const move = (action: 'PUSH' | 'REPLACE'): BrowserHistory['push'] => {
    const go: BrowserHistory['push'] = (to, state) =>
      action === 'PUSH' ? history.push(to, state) : history.replace(to, state);
    return (to, state) => {
      if (!stopped(locationOf(history, to), action, () => go(to, state))) go(to, state);
    };
  };

  return {
    ...history,
    get action() {
      return history.action;
    },
    get location() {
      return history.location;
    },
    push: move('PUSH'),
    replace: move('REPLACE'),
    listen: (tell) =>
      history.listen((update) => {
        if (update.action === NavigationType.Pop) return onPop(tell, update);
        if (isQuiet) return;
        moved(tell, update);
      }),
    block: (blocker) => {
      blockers.add(blocker);
      return () => void blockers.delete(blocker);
    },
    ground,
    pathname: () => current.pathname,
    watch: (onMoved) => {
      watchers.add(onMoved);
      return () => void watchers.delete(onMoved);
    },
  };
}
