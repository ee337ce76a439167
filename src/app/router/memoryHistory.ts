import { NavigationType } from 'react-router-dom';
import type { RouterLocation } from 'ra-core';
import type { ConsoleHistory } from './consoleHistory';

type NavigationBlock = Parameters<ConsoleHistory['block']>[0];
type Listener = Parameters<ConsoleHistory['listen']>[0];
type HistoryLocation = ConsoleHistory['location'];
type To = Parameters<ConsoleHistory['push']>[0];

/** In-memory history for screens inside a page; it does not affect the browser's URL or buttons. */
export interface MemoryHistory extends ConsoleHistory {
  /** True if there is an entry in that direction. */
  canGo: (delta: number) => boolean;
}

/** Creates a history that starts at `initialPath`, a console path with its query. */
export function createMemoryHistory(initialPath: string): MemoryHistory {
  const blockers = new Set<NavigationBlock>();
  const listeners = new Set<Listener>();
  let entries: HistoryLocation[] = [toLocation(initialPath)];
  let index = 0;
  let action = NavigationType.Pop;
  const currentLocation = (): HistoryLocation => entries[index] ?? toLocation(initialPath);

  const notifyMoved = (navigationType: NavigationType, delta: number): void => {
    action = navigationType;
    for (const listener of Array.from(listeners)) listener({ action, location: currentLocation(), delta });
  };
  const proceedUnlessBlocked = (
    location: RouterLocation,
    historyAction: 'POP' | 'PUSH' | 'REPLACE',
    proceed: () => void,
  ) => {
    for (const { shouldBlock, onBlocked } of blockers) {
      if (!shouldBlock({ currentLocation: currentLocation(), nextLocation: location, historyAction }))
        continue;
      return onBlocked({ location, proceed });
    }
    return proceed();
  };
  const createNavigate = (historyAction: 'PUSH' | 'REPLACE') => (to: To, state?: unknown) => {
    const location = toLocation(to, currentLocation(), state);
    proceedUnlessBlocked(location, historyAction, () => {
      entries = [...entries.slice(0, historyAction === 'PUSH' ? index + 1 : index), location];
      index = entries.length - 1;
      notifyMoved(
        historyAction === 'PUSH' ? NavigationType.Push : NavigationType.Replace,
        historyAction === 'PUSH' ? 1 : 0,
      );
    });
  };
  return {
    get action() {
      return action;
    },
    get location() {
      return currentLocation();
    },
    createHref: toPath,
    createURL: (to) => new URL(toPath(to), 'https://console.invalid'),
    encodeLocation: (to) => toLocation(to, currentLocation()),
    push: createNavigate('PUSH'),
    replace: createNavigate('REPLACE'),
    go: (delta) => {
      const location = entries[index + delta];
      if (!location || delta === 0) return;
      proceedUnlessBlocked(location, 'POP', () => {
        index += delta;
        notifyMoved(NavigationType.Pop, delta);
      });
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    block: (blocker) => {
      blockers.add(blocker);
      return () => void blockers.delete(blocker);
    },
    addBackGuard: () => undefined,
    getPathname: () => currentLocation().pathname,
    subscribe: (listener) => {
      const notify = () => listener();
      listeners.add(notify);
      return () => void listeners.delete(notify);
    },
    canGo: (delta) => entries[index + delta] !== undefined,
  };
}

let lastKey = 0;

/** Missing parts of a path are empty, except the pathname, which stays. */
function toLocation(to: To, from?: HistoryLocation, state: unknown = null): HistoryLocation {
  const url = new URL(toPath(to, from), 'https://console.invalid');
  const { pathname, search, hash } = url;
  return { pathname, search, hash, state, key: `live${(lastKey += 1)}` };
}

const toPath = (to: To, from?: HistoryLocation): string =>
  typeof to === 'string' ? to : `${to.pathname ?? from?.pathname ?? '/'}${to.search ?? ''}${to.hash ?? ''}`;
