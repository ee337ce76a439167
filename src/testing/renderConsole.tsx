import { useState, type ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { render } from '@testing-library/react';
import { QueryClient } from '@tanstack/react-query';
import { CoreAdminContext, memoryStore, type Store } from 'ra-core';
import { createDataProvider } from '../../dataProvider';
import type { ConsoleValue, Resources } from '../console/ConsoleContext';
import type { ConfigProblem } from '../config/types';
import { ConsoleParts } from '../app/ConsoleParts';
import { i18nProvider } from '../i18n/i18nProvider';
import { Notifications } from '../frame/Notifications';
import { knownPermissions } from '../config/check/permissions';
import { getSession, saveSession } from '../session/session';
import { createAuthProvider } from '../session/authProvider';
import { fakeHost, type FakeHost } from './fakeRequest';

export interface ConsoleOptions {
  resources: Resources;
  /** What the host answers; by default GET /users/current is an administrator. */
  answers?: Parameters<typeof fakeHost>[0];
  problems?: readonly ConfigProblem[];
  /** How declarations arrive; by default all of them are there. */
  declarations?: ConsoleValue['declarations'];
  /** Named lists of ids of the runtime config. */
  ids?: ConsoleValue['ids'];
  /** Pictures of products of the runtime config. */
  skuImages?: ConsoleValue['skuImages'];
  /** Addresses outside the console of the runtime config. */
  links?: ConsoleValue['links'];
  /** What the product is called. */
  product?: ConsoleValue['product'];
  /** How hosts speak. */
  dialects?: Parameters<typeof createDataProvider>[0]['dialects'];
  /** Address to start at. */
  at?: string;
  /** ms that an answer counts as fresh. Default 0: each that asks asks the host. */
  fresh?: number;
  store?: Store;
  /** Draws the notifications; false where the frame under test brings its own. */
  withNotifications?: boolean;
}

export interface Console extends FakeHost {
  /** Path and query of now. */
  address: () => string;
  /** PUSH, REPLACE or POP and the address, of every move since the start. */
  moves: string[];
  /** By so many entries of the history, or to an address. */
  go: (to: number | string) => Promise<void>;
  /** Calls besides the profile's. */
  asked: () => string[];
  unmount: () => void;
  container: HTMLElement;
  store: Store;
}

export const me = {
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
export function renderConsole(part: ReactElement, options: ConsoleOptions): Console {
  // As the login of an administrator answers, where the test says nothing of who is signed in.
  if (getSession() === undefined) saveSession({ token: 't', permissions: [...knownPermissions] });
  const { resources, at = '/', store = memoryStore(), withNotifications = true } = options;
  const {
    product,
    dialects,
    declarations,
    problems = [],
    ids = {},
    skuImages = {},
    links = {},
    fresh = 0,
  } = options;
  const host = fakeHost({ 'GET /users/current': { body: me }, ...options.answers });
  const dataProvider = createDataProvider({ resources, request: host.request, dialects });
  const authProvider = createAuthProvider({ resources, request: host.request });
  const Inside = () => {
    const [queryClient] = useState(
      () => new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: fresh } } }),
    );
    return (
      <CoreAdminContext
        basename="/admin"
        dataProvider={dataProvider}
        authProvider={authProvider}
        i18nProvider={i18nProvider}
        store={store}
        queryClient={queryClient}
      >
        <ConsoleParts
          {...{
            resources,
            declarations,
            problems,
            ids,
            skuImages,
            links,
            ...(product !== undefined && { product }),
          }}
        >
          {part}
          {withNotifications && <Notifications />}
        </ConsoleParts>
      </CoreAdminContext>
    );
  };
  const router = createMemoryRouter([{ path: '*', element: <Inside /> }], { initialEntries: [at] });
  const moves: string[] = [];
  let known = router.state.location.key;
  router.subscribe(({ historyAction, location }) => {
    if (location.key === known) return;
    known = location.key;
    moves.push(`${historyAction} ${location.pathname}${location.search}`);
  });
  const { unmount, container } = render(<RouterProvider router={router} />);
  return {
    ...host,
    moves,
    store,
    unmount,
    container,
    address: () => router.state.location.pathname + router.state.location.search,
    go: (to) => (typeof to === 'number' ? router.navigate(to) : router.navigate(to)),
    asked: () => host.calls().filter((call) => call !== 'GET /users/current'),
  };
}
