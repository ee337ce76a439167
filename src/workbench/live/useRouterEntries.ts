import { useEffect, useState } from 'react';
import { NavigationType, type Location } from 'react-router-dom';
import type { DataRouter } from '../../ui/page/RouterContext';

interface RouterEntries {
  location: Location;
  canGoBack: boolean;
}

interface History {
  location: Location;
  /** Keys of the entries. */
  keys: readonly string[];
  index: number;
}

/** Returns the current location of a router that began with one entry, and whether there is one to go back to. */
export function useRouterEntries(router: DataRouter): RouterEntries {
  const [{ location, index }, setHistory] = useState<History>(() => ({
    location: router.state.location,
    keys: [router.state.location.key],
    index: 0,
  }));
  useEffect(
    () =>
      router.subscribe(({ location: next, historyAction }) =>
        setHistory((history) => addLocation(history, next, historyAction)),
      ),
    [router],
  );
  return { location, canGoBack: index > 0 };
}

function addLocation(history: History, location: Location, historyAction: NavigationType): History {
  const { keys, index } = history;
  if (location.key === history.location.key) return history;
  if (historyAction === NavigationType.Pop)
    return { ...history, location, index: keys.indexOf(location.key) };
  const nextIndex = historyAction === NavigationType.Push ? index + 1 : index;
  return { location, keys: [...keys.slice(0, nextIndex), location.key], index: nextIndex };
}
