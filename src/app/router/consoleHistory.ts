import { NavigationType, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import type { RouterBlockerFunction, RouterHistoryAction, RouterLocation } from 'ra-core';

type BrowserHistory = ReturnType<typeof createBrowserHistory>;
type Listener = Parameters<BrowserHistory['listen']>[0];

/** A move that waits for an answer. */
export interface BlockedNavigation {
  location: RouterLocation;
  proceed: () => void;
}

interface NavigationBlock {
  shouldBlock: RouterBlockerFunction;
  onBlocked: (blocked: BlockedNavigation) => void;
}

/** The browser's history, which forms with unsaved changes may stop. */
export interface ConsoleHistory extends BrowserHistory {
  /** Asks before each move; gives the way to stop asking. */
  block: (blocker: NavigationBlock) => () => void;
  /**
   * Has the back button come to the console where it would leave it at once, so that it can be stopped: the first address
   * of the visit gets a second entry. Nobody notices it: where nothing stops it, the back button passes over the first one.
   */
  addBackGuard: () => void;
  /** Path of the address that it is at; a move that is stopped leaves it as it is. */
  getPathname: () => string;
  /** Calls back after each move, at once; gives the way to stop that. */
  subscribe: (listener: () => void) => () => void;
}

/** What the router keeps with an entry of the browser's history. */
interface HistoryEntry {
  /** 0 for the first one of a visit. */
  idx?: number;
  /** It lies below an entry with the same address. */
  isBackGuard?: boolean;
}

const currentEntry = (): HistoryEntry => {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null ? state : {};
};

const isSameLocation = (a: RouterLocation, b: RouterLocation): boolean =>
  a.pathname === b.pathname && a.search === b.search && a.hash === b.hash;

/** Paths, strings and locations that the router moves to, as a location. */
function toLocation(history: BrowserHistory, to: Parameters<BrowserHistory['push']>[0]): RouterLocation {
  const { pathname, search, hash } = history.createURL(to);
  return { pathname, search, hash };
}

/**
 * React-router's own history with what its data router has besides: a move may be stopped and go on later. The data router
 * itself, with loaders and actions that the console does not use, is a tenth of what a start loads.
 */
export function createConsoleHistory(): ConsoleHistory {
  const history = createBrowserHistory({ v5Compat: true });
  const blockers = new Set<NavigationBlock>();
  const subscribers = new Set<() => void>();
  /** Where the pages think they are; after the browser's own buttons the address is ahead of it. */
  let current: RouterLocation = history.location;
  /** What the next move by the browser's buttons is: undone by us, or let through by us. */
  let expectedPop: { kind: 'undo'; onArrived: () => void } | { kind: 'pass' } | undefined;
  /** Runs when an undone move has arrived. */
  let undoDone: Promise<void> = Promise.resolve();
  /** An entry is added that the pages are not to notice. */
  let isSilent = false;

  const addBackGuard = (): void => {
    const historyEntry = currentEntry();
    if (historyEntry.idx !== 0) return;
    window.history.replaceState({ ...historyEntry, isBackGuard: true }, '');
    isSilent = true;
    // With the same key: to the pages it is the same entry.
    history.push(history.location, history.location.state);
    isSilent = false;
  };

  const blockNavigation = (
    location: RouterLocation,
    historyAction: RouterHistoryAction,
    proceed: () => void,
  ): boolean => {
    for (const { shouldBlock, onBlocked } of blockers) {
      if (!shouldBlock({ currentLocation: current, nextLocation: location, historyAction })) continue;
      onBlocked({ location, proceed });
      return true;
    }
    return false;
  };

  const notifyMoved = (listener: Listener, update: Parameters<Listener>[0]): void => {
    current = update.location;
    listener(update);
    for (const subscriber of subscribers) subscriber();
  };

  const onPop = (listener: Listener, update: Parameters<Listener>[0]): void => {
    const { location, delta } = update;
    const pop = expectedPop;
    expectedPop = undefined;
    if (pop?.kind === 'undo') return pop.onArrived();
    const proceed = () =>
      void undoDone.then(() => {
        expectedPop = { kind: 'pass' };
        history.go(delta ?? 0);
      });
    if (pop?.kind !== 'pass' && delta && blockNavigation(location, 'POP', proceed)) {
      undoDone = new Promise((resolve) => {
        expectedPop = { kind: 'undo', onArrived: resolve };
      });
      return history.go(-delta);
    }
    if (delta === -1 && currentEntry().isBackGuard && isSameLocation(location, current))
      return history.go(-1);
    notifyMoved(listener, update);
  };

  const createNavigate = (action: 'PUSH' | 'REPLACE'): BrowserHistory['push'] => {
    const navigate: BrowserHistory['push'] = (to, state) =>
      action === 'PUSH' ? history.push(to, state) : history.replace(to, state);
    return (to, state) => {
      if (!blockNavigation(toLocation(history, to), action, () => navigate(to, state))) navigate(to, state);
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
    push: createNavigate('PUSH'),
    replace: createNavigate('REPLACE'),
    listen: (listener) =>
      history.listen((update) => {
        if (update.action === NavigationType.Pop) return onPop(listener, update);
        if (isSilent) return;
        notifyMoved(listener, update);
      }),
    block: (blocker) => {
      blockers.add(blocker);
      return () => void blockers.delete(blocker);
    },
    addBackGuard,
    getPathname: () => current.pathname,
    subscribe: (listener) => {
      subscribers.add(listener);
      return () => void subscribers.delete(listener);
    },
  };
}
