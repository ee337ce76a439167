import { NavigationType } from 'react-router-dom';
import type { RouterLocation } from 'ra-core';
import type { ConsoleHistory } from './consoleHistory';

type Blocker = Parameters<ConsoleHistory['block']>[0];
type Listener = Parameters<ConsoleHistory['listen']>[0];
type Place = ConsoleHistory['location'];
type To = Parameters<ConsoleHistory['push']>[0];

/** A history that lives in memory, for screens inside a page: the browser's address and its buttons know nothing of it. */
export interface MemoryHistory extends ConsoleHistory {
  /** Whether there is somewhere to go in that direction. */
  can: (delta: number) => boolean;
}

/** Starts at `at`, a path of the console with its query. */
export function createMemoryHistory(at: string): MemoryHistory {
  const blockers = new Set<Blocker>();
  const listeners = new Set<Listener>();
  let entries: Place[] = [placeOf(at)];
  let index = 0;
  let action = NavigationType.Pop;
  const now = (): Place => entries[index] ?? placeOf(at);

  const moved = (how: NavigationType, delta: number): void => {
    action = how;
    for (const tell of Array.from(listeners)) tell({ action, location: now(), delta });
  };
  const asked = (
    location: RouterLocation,
    historyAction: 'POP' | 'PUSH' | 'REPLACE',
    proceed: () => void,
  ) => {
    for (const { should, onBlocked } of blockers) {
      if (!should({ currentLocation: now(), nextLocation: location, historyAction })) continue;
      return onBlocked({ location, proceed });
    }
    return proceed();
  };
  const write = (how: 'PUSH' | 'REPLACE') => (to: To, state?: unknown) => {
    const place = placeOf(to, now(), state);
    asked(place, how, () => {
      entries = [...entries.slice(0, how === 'PUSH' ? index + 1 : index), place];
      index = entries.length - 1;
      moved(how === 'PUSH' ? NavigationType.Push : NavigationType.Replace, how === 'PUSH' ? 1 : 0);
    });
  };
  return {
    get action() {
      return action;
    },
    get location() {
      return now();
    },
    createHref: pathOf,
    createURL: (to) => new URL(pathOf(to), 'https://console.invalid'),
    encodeLocation: (to) => placeOf(to, now()),
    push: write('PUSH'),
    replace: write('REPLACE'),
    go: (delta) => {
      const place = entries[index + delta];
      if (!place || delta === 0) return;
      asked(place, 'POP', () => {
        index += delta;
        moved(NavigationType.Pop, delta);
      });
    },
    listen: (tell) => {
      listeners.add(tell);
      return () => void listeners.delete(tell);
    },
    block: (blocker) => {
      blockers.add(blocker);
      return () => void blockers.delete(blocker);
    },
    ground: () => undefined,
    pathname: () => now().pathname,
    watch: (onMoved) => {
      const tell = () => onMoved();
      listeners.add(tell);
      return () => void listeners.delete(tell);
    },
    can: (delta) => entries[index + delta] !== undefined,
  };
}

let count = 0;

/** What is not said of a path is empty, but for the path itself, which stays. */
function placeOf(to: To, from?: Place, state: unknown = null): Place {
  const url = new URL(pathOf(to, from), 'https://console.invalid');
  const { pathname, search, hash } = url;
  return { pathname, search, hash, state, key: `live${(count += 1)}` };
}

const pathOf = (to: To, from?: Place): string =>
  typeof to === 'string' ? to : `${to.pathname ?? from?.pathname ?? '/'}${to.search ?? ''}${to.hash ?? ''}`;
