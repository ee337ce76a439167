import { type ReactNode } from 'react';
import { QueryClient } from '@tanstack/react-query';
import {
  CoreAdminContext,
  TestMemoryRouter,
  memoryStore,
  type AuthProvider,
  type DataProvider,
} from 'ra-core';
import { ConsoleProvider, type ConsoleValue, type Resources } from '../console/ConsoleContext';
import { useSecondaryTextOf, useTitleOf } from '../fields/useTitleOf';
import { i18nProvider } from '../i18n/i18nProvider';
import { ProfileProvider } from '../session/useProfile';

interface TestAppProps {
  children: ReactNode;
  /** Calls of the data provider that the test answers; any other fails it. */
  dataProvider?: Partial<DataProvider>;
  authProvider?: Partial<AuthProvider>;
  resources?: Resources | undefined;
  /** The rest of the running console, where the test is about it. */
  running?: Partial<ConsoleValue> | undefined;
  /** Address to start at. */
  at?: string;
}

/** What every part of the console stands in: texts, data, declarations, an address; the data provider is the test's. */
export const TestApp = ({
  children,
  dataProvider = {},
  authProvider,
  resources,
  running,
  at = '/',
}: TestAppProps) => (
  <TestMemoryRouter initialEntries={[at]}>
    <CoreAdminContext
      dataProvider={answering(dataProvider)}
      i18nProvider={i18nProvider}
      // A cast: react-admin asks only for what the test is about.
      {...(authProvider ? { authProvider: authProvider as AuthProvider } : {})}
      store={memoryStore()}
      queryClient={
        new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: Number.POSITIVE_INFINITY } } })
      }
    >
      <ProfileProvider>
        <Running resources={resources} running={running}>
          {children}
        </Running>
      </ProfileProvider>
    </CoreAdminContext>
  </TestMemoryRouter>
);

const NONE: Resources = new Map();

// Inside, since titles are translated.
const Running = ({
  resources = NONE,
  running,
  children,
}: Pick<TestAppProps, 'resources' | 'running' | 'children'>) => {
  const titleOf = useTitleOf(resources);
  const secondaryTextOf = useSecondaryTextOf(resources);
  return (
    <ConsoleProvider value={{ resources, titleOf, secondaryTextOf, ...running }}>{children}</ConsoleProvider>
  );
};

// A cast: a test answers the calls it expects, and each other one says its name.
const answering = (calls: Partial<DataProvider>): DataProvider =>
  new Proxy(calls, {
    get: (target, name) =>
      Reflect.get(target, name) ??
      (typeof name === 'string' && /^(get|create|update|delete)/.test(name)
        ? () => Promise.reject(new Error(`Unexpected call: ${name}`))
        : undefined),
  }) as DataProvider;
