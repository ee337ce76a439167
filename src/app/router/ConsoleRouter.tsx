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

/** Blocks navigation while `shouldBlock` returns true; a blocked navigation can proceed or be cancelled. */
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

/** Connects ra-core to the router, with navigation that forms can block. */
export const consoleRouterProvider: RouterProvider = {
  ...reactRouterProvider,
  useBlocker,
  useCanBlock: () => use(ConsoleHistoryContext) !== undefined,
};

/** See `ConsoleHistory.addBackGuard`; undefined outside the console's router. */
export const useAddBackGuard = (): ConsoleHistory['addBackGuard'] | undefined =>
  use(ConsoleHistoryContext)?.addBackGuard;

const NO_SUBSCRIPTION: ConsoleHistory['subscribe'] = () => () => undefined;

/** Returns the pathname of the URL immediately, whereas `useLocation` updates only when the new page renders. */
export function useLocationBarPath(): string {
  const history = use(ConsoleHistoryContext);
  const { pathname } = useLocation();
  return useSyncExternalStore(
    history?.subscribe ?? NO_SUBSCRIPTION,
    history?.getPathname ?? (() => pathname),
  );
}

interface ConsoleRouterProps {
  /** History with console paths. Default: the browser's, below the base path. */
  history?: ConsoleHistory;
  children: ReactNode;
}

/** Router of the admin area. */
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
