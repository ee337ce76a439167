import { useState, type ReactElement } from 'react';
import { render } from '@testing-library/react';
import { QueryClient } from '@tanstack/react-query';
import { CoreAdminContext, memoryStore, type Store } from 'ra-core';
import { createDataProvider } from '../../dataProvider';
import type { ConsoleConfig, ConsoleValue, ResourcesByName } from '../queries/console/ConsoleContext';
import type { ConfigProblem } from '../config/types';
import type { Extensions } from '../extensions/ExtensionsContext';
import { ConsoleProviders } from '../app/ConsoleProviders';
import { createPreviewRouter } from '../app/router/consoleRoutes';
import { ConsoleRouter, consoleRouterProvider } from '../app/router/ConsoleRouter';
import { i18nProvider } from '../i18n/i18nProvider';
import { Notifications } from '../layout/notifications/Notifications';
import { productPermissions } from '../config/check/names/productPermissions';
import { getSession, saveSession } from '../session/session';
import { createAuthProvider } from '../session/authProvider';
import { fakeHost, type FakeHost } from './fakeHost';

export interface RenderConsoleOptions {
  resources: ResourcesByName;
  /** Responses of the host; by default GET /users/current is an administrator. */
  responses?: Parameters<typeof fakeHost>[0];
  problems?: readonly ConfigProblem[];
  /** How declarations arrive; by default all of them are there. */
  declarations?: ConsoleValue['declarations'];
  /** Extensions of the installation; by default all of them. */
  extensions?: Extensions | undefined;
  /** Named lists of ids of the runtime config. */
  ids?: ConsoleConfig['ids'];
  /** Pictures of products of the runtime config. */
  skuImages?: ConsoleConfig['skuImages'];
  /** Tiles of maps of the runtime config. */
  map?: ConsoleConfig['map'];
  /** Path of the stream of changes of the runtime config. */
  events?: ConsoleConfig['events'];
  /** Addresses outside the console of the runtime config. */
  links?: ConsoleConfig['links'];
  /** Name of the product. */
  product?: string;
  /** Dialects of the hosts. */
  dialects?: Parameters<typeof createDataProvider>[0]['dialects'];
  /** Called if a host makes requests wait. */
  onWait?: Parameters<typeof createDataProvider>[0]['onWait'];
  /** Address to start at. */
  initialPath?: string;
  /** ms that an answer counts as fresh. Default 0: each that asks asks the host. */
  staleTime?: number;
  store?: Store;
  /** Draws the notifications; false where the frame under test brings its own. */
  withNotifications?: boolean;
}

export interface RenderedConsole extends FakeHost {
  /** Path and query of now. */
  currentPath: () => string;
  /** PUSH, REPLACE or POP and the address, of every move since the start. */
  navigations: string[];
  /** By so many entries of the history, or to an address. */
  go: (to: number | string) => Promise<void>;
  /** Calls besides the profile's. */
  callsBesidesProfile: () => string[];
  unmount: () => void;
  container: HTMLElement;
  store: Store;
}

export const currentUserResponse = {
  data: {
    id: 'u1',
    username: 'Ana',
    email: 'ana@example.com',
    type: 'staff',
    roles: ['ROLE_ADMIN'],
    lang: 'es',
    client: null,
  },
};

/** Draws a part of the console over a host of the test's, with everything real between them. */
export function renderConsole(children: ReactElement, options: RenderConsoleOptions): RenderedConsole {
  // Signs in as an administrator, unless the test has set a session.
  if (getSession() === undefined) saveSession({ token: 't', permissions: [...productPermissions] });
  const { resources, initialPath = '/', store = memoryStore(), withNotifications = true } = options;
  const {
    product = '',
    extensions,
    dialects,
    declarations,
    problems = [],
    ids = {},
    skuImages = {},
    map,
    events,
    links = {},
    staleTime = 0,
  } = options;
  const config: ConsoleConfig = { branding: { name: product }, ids, skuImages, map, events, links };
  const host = fakeHost({ 'GET /users/current': { body: currentUserResponse }, ...options.responses });
  const dataProvider = createDataProvider({
    resources,
    request: host.request,
    dialects,
    onWait: options.onWait,
  });
  const authProvider = createAuthProvider({ resources, request: host.request });
  const ConsoleUnderTest = () => {
    const [queryClient] = useState(
      () => new QueryClient({ defaultOptions: { queries: { retry: false, staleTime } } }),
    );
    return (
      <CoreAdminContext
        basename="/admin"
        dataProvider={dataProvider}
        authProvider={authProvider}
        i18nProvider={i18nProvider}
        store={store}
        queryClient={queryClient}
        routerProvider={consoleRouterProvider}
      >
        <ConsoleProviders
          {...{
            resources,
            declarations,
            problems,
            config,
            ...(extensions && { extensions }),
          }}
        >
          {children}
          {withNotifications && <Notifications />}
        </ConsoleProviders>
      </CoreAdminContext>
    );
  };
  const router = createPreviewRouter(initialPath);
  const navigations: string[] = [];
  let lastKey = router.state.location.key;
  router.subscribe(({ historyAction, location }) => {
    if (location.key === lastKey) return;
    lastKey = location.key;
    navigations.push(`${historyAction} ${location.pathname}${location.search}`);
  });
  const { unmount, container } = render(
    <ConsoleRouter router={router}>
      <ConsoleUnderTest />
    </ConsoleRouter>,
  );
  return {
    ...host,
    navigations,
    store,
    unmount,
    container,
    currentPath: () => router.state.location.pathname + router.state.location.search,
    go: (to) => (typeof to === 'number' ? router.navigate(to) : router.navigate(to)),
    callsBesidesProfile: () => host.calls().filter((call) => call !== 'GET /users/current'),
  };
}
