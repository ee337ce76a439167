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
import { basename } from '../../lib/url/basePath';

const ConsoleHistoryContext = createContext<ConsoleHistory | undefined>(undefined);

const UNBLOCKED: RouterBlocker = {
  state: 'unblocked',
  reset: undefined,
  proceed: undefined,
  location: undefined,
};

/** Stops moves while `should` says so; the move that was stopped can go on or be given up. */
const useBlocker: RouterProvider['useBlocker'] = (shouldBlock) => {
  const history = use(ConsoleHistoryContext);
  const [blocker, setBlocker] = useState<RouterBlocker>(UNBLOCKED);
  const evaluateBlock = useEffectEvent(
    (navigation: Parameters<Extract<typeof shouldBlock, (...args: never) => unknown>>[0]) =>
      typeof shouldBlock === 'function' ? shouldBlock(navigation) : shouldBlock,
  );
  useEffect(
    () =>
      history?.block({
        shouldBlock: (navigation) => evaluateBlock(navigation),
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
  useCanBlock: () => use(ConsoleHistoryContext) !== undefined,
};

/** See `ConsoleHistory.ground`; undefined outside the console's router. */
export const useAddBackGuard = (): ConsoleHistory['addBackGuard'] | undefined =>
  use(ConsoleHistoryContext)?.addBackGuard;

const NO_SUBSCRIPTION: ConsoleHistory['subscribe'] = () => () => undefined;

/** Path of the address, told apart from others: known at once, where `useLocation` knows it when the new page is drawn. */
export function useLocationBarPath(): string {
  const history = use(ConsoleHistoryContext);
  const { pathname } = useLocation();
  return useSyncExternalStore(
    history?.subscribe ?? NO_SUBSCRIPTION,
    history?.getPathname ?? (() => pathname),
  );
}

interface ConsoleRouterProps {
  /** Where it moves in, with paths of the console as they are. Default: the browser's, below the path that it is served at. */
  history?: ConsoleHistory;
  children: ReactNode;
}

/** The router of the admin area. */
export function ConsoleRouter({ history: customHistory, children }: ConsoleRouterProps) {
  const [history] = useState(() => customHistory ?? createConsoleHistory());
  return (
    <ConsoleHistoryContext value={history}>
      <HistoryRouter history={history} basename={customHistory ? '/' : basename}>
        {children}
      </HistoryRouter>
    </ConsoleHistoryContext>
  );
}
