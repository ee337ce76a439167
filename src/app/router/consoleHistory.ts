import { NavigationType, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import type { RouterBlockerFunction, RouterHistoryAction, RouterLocation } from 'ra-core';

type BrowserHistory = ReturnType<typeof createBrowserHistory>;
type Listener = Parameters<BrowserHistory['listen']>[0];

/** Navigation that waits for a decision. */
export interface BlockedNavigation {
  location: RouterLocation;
  proceed: () => void;
}

interface NavigationBlock {
  shouldBlock: RouterBlockerFunction;
  onBlocked: (blocked: BlockedNavigation) => void;
}

/** Browser history that forms with unsaved changes can block. */
export interface ConsoleHistory extends BrowserHistory {
  /** Checks each navigation with the blocker. Returns a function that removes it. */
  block: (blocker: NavigationBlock) => () => void;
  /**
   * Adds a second entry for the first URL of the visit, so that the back button can be intercepted before it leaves the
   * console. The user does not notice it: if nothing blocks, back skips the first entry.
   */
  addBackGuard: () => void;
  /** Returns the current pathname; a blocked navigation does not change it. */
  getPathname: () => string;
  /** Registers a listener that runs immediately after each navigation. Returns a function that removes it. */
  subscribe: (listener: () => void) => () => void;
}

/** State that the router stores with an entry of the browser's history. */
interface HistoryEntry {
  /** 0 for the first entry of a visit. */
  idx?: number;
  /** True for the entry below one with the same URL. */
  isBackGuard?: boolean;
}

const currentEntry = (): HistoryEntry => {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null ? state : {};
};

const isSameLocation = (a: RouterLocation, b: RouterLocation): boolean =>
  a.pathname === b.pathname && a.search === b.search && a.hash === b.hash;

/** Converts a path, string or location of a navigation to a location. */
function toLocation(history: BrowserHistory, to: Parameters<BrowserHistory['push']>[0]): RouterLocation {
  const { pathname, search, hash } = history.createURL(to);
  return { pathname, search, hash };
}

/**
 * React-router's history plus the blocking of its data router: a navigation may be blocked and proceed later. The data
 * router itself, with loaders and actions that the console does not use, is a tenth of the initial bundle.
 */
export function createConsoleHistory(): ConsoleHistory {
  const history = createBrowserHistory({ v5Compat: true });
  const blockers = new Set<NavigationBlock>();
  const subscribers = new Set<() => void>();
  /** Location that the pages use; after the browser's own buttons the URL is ahead of it. */
  let current: RouterLocation = history.location;
  /** Meaning of the next pop event, if this module caused it: an undo, or a navigation that passes. */
  let expectedPop: { kind: 'undo'; onArrived: () => void } | { kind: 'pass' } | undefined;
  /** Resolves when an undone navigation has arrived. */
  let undoDone: Promise<void> = Promise.resolve();
  /** True while an entry is added that the pages must not notice. */
  let isSilent = false;

  const addBackGuard = (): void => {
    const historyEntry = currentEntry();
    if (historyEntry.idx !== 0) return;
    window.history.replaceState({ ...historyEntry, isBackGuard: true }, '');
    isSilent = true;
    // With the same key, so that the pages treat it as the same entry.
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
