import { type ReactNode } from 'react';
import { QueryClient } from '@tanstack/react-query';
import {
  CoreAdminContext,
  TestMemoryRouter,
  memoryStore,
  type AuthProvider,
  type DataProvider,
} from 'ra-core';
import { ConsoleProvider, type ConsoleValue, type ResourcesByName } from '../queries/console/ConsoleContext';
import { useSecondaryTextOf, useTitleOf } from '../fields/titles/useTitleOf';
import { i18nProvider } from '../i18n/i18nProvider';
import { ProfileProvider } from '../session/profile/useProfile';

interface TestAppProps {
  children: ReactNode;
  /** Calls of the data provider that the test answers; any other fails it. */
  dataProvider?: Partial<DataProvider>;
  authProvider?: Partial<AuthProvider>;
  resources?: ResourcesByName | undefined;
  /** The rest of the running console, where the test is about it. */
  consoleValue?: Partial<ConsoleValue> | undefined;
  /** Address to start at. */
  initialPath?: string;
}

/** Wrapper for tests of components: texts, data, declarations and a URL; the test passes the data provider. */
export const TestApp = ({
  children,
  dataProvider = {},
  authProvider,
  resources,
  consoleValue,
  initialPath = '/',
}: TestAppProps) => (
  <TestMemoryRouter initialEntries={[initialPath]}>
    <CoreAdminContext
      dataProvider={failUnexpectedCalls(dataProvider)}
      i18nProvider={i18nProvider}
      // A cast: react-admin asks only for what the test is about.
      {...(authProvider ? { authProvider: authProvider as AuthProvider } : {})}
      store={memoryStore()}
      queryClient={
        new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: Number.POSITIVE_INFINITY } } })
      }
    >
      <ProfileProvider>
        <TestConsoleProvider resources={resources} consoleValue={consoleValue}>
          {children}
        </TestConsoleProvider>
      </ProfileProvider>
    </CoreAdminContext>
  </TestMemoryRouter>
);

const NONE: ResourcesByName = new Map();

// Inside, since titles are translated.
const TestConsoleProvider = ({
  resources = NONE,
  consoleValue,
  children,
}: Pick<TestAppProps, 'resources' | 'consoleValue' | 'children'>) => {
  const getRecordTitle = useTitleOf(resources);
  const getSecondaryText = useSecondaryTextOf(resources);
  return (
    <ConsoleProvider value={{ resources, getRecordTitle, getSecondaryText, ...consoleValue }}>
      {children}
    </ConsoleProvider>
  );
};

// A cast: a test answers the calls it expects, and each other one says its name.
const failUnexpectedCalls = (calls: Partial<DataProvider>): DataProvider =>
  new Proxy(calls, {
    get: (target, name) =>
      Reflect.get(target, name) ??
      (typeof name === 'string' && /^(get|create|update|delete)/.test(name)
        ? () => Promise.reject(new Error(`Unexpected call: ${name}`))
        : undefined),
  }) as DataProvider;
