import {
  createContext,
  use,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { unstable_HistoryRouter as HistoryRouter, useLocation } from 'react-router-dom';
import type { RouterBlocker, RouterProvider } from 'ra-core';
import { reactRouterProvider } from './reactRouterProvider';
import { createConsoleHistory, type ConsoleHistory } from './consoleHistory';
import { basename } from '../../lib/base';

const Context = createContext<ConsoleHistory | undefined>(undefined);

const UNBLOCKED: RouterBlocker = {
  state: 'unblocked',
  reset: undefined,
  proceed: undefined,
  location: undefined,
};

/** Stops moves while `should` says so; the move that was stopped can go on or be given up. */
const useBlocker: RouterProvider['useBlocker'] = (should) => {
  const history = use(Context);
  const [blocker, setBlocker] = useState<RouterBlocker>(UNBLOCKED);
  const ask = useEffectEvent((move: Parameters<Extract<typeof should, (...args: never) => unknown>>[0]) =>
    typeof should === 'function' ? should(move) : should,
  );
  useEffect(
    () =>
      history?.block({
        should: (move) => ask(move),
        onBlocked: ({ location, proceed }) =>
          setBlocker({
            state: 'blocked',
            location,
            reset: () => setBlocker(UNBLOCKED),
            proceed: () => {
              setBlocker(UNBLOCKED);
              proceed();
            },
          }),
      }),
    [history],
  );
  return blocker;
};

/** How ra-core reaches the router, with moves that forms may stop. */
export const consoleRouterProvider: RouterProvider = {
  ...reactRouterProvider,
  useBlocker,
  useCanBlock: () => use(Context) !== undefined,
};

/** See `ConsoleHistory.ground`; undefined outside the console's router. */
export const useGround = (): ConsoleHistory['ground'] | undefined => use(Context)?.ground;

const unwatched: ConsoleHistory['watch'] = () => () => undefined;

/** Path of the address, told apart from others: known at once, where `useLocation` knows it when the new page is drawn. */
export function useBarAddress(): string {
  const history = use(Context);
  const { pathname } = useLocation();
  return useSyncExternalStore(history?.watch ?? unwatched, history?.pathname ?? (() => pathname));
}

interface ConsoleRouterProps {
  /** Where it moves in, with paths of the console as they are. Default: the browser's, below the path that it is served at. */
  history?: ConsoleHistory;
  children: ReactNode;
}

/** The router of the admin area. */
export function ConsoleRouter({ history: given, children }: ConsoleRouterProps) {
  const [history] = useState(() => given ?? createConsoleHistory());
  return (
    <Context value={history}>
      <HistoryRouter history={history} basename={given ? '/' : basename}>
        {children}
      </HistoryRouter>
    </Context>
  );
}
