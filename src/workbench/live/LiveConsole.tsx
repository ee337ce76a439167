import { memo, useEffect, useMemo, useRef } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import {
  CoreAdminContext,
  memoryStore,
  useNotificationContext,
  type AuthProvider,
  type NotificationPayload,
} from 'ra-core';
import { createDataProvider, type RequestFunction } from '../../../dataProvider';
import type { RuntimeConfig } from '../../config/runtime/runtimeConfig';
import type { ConfigProblem } from '../../config/types';
import type { ResourcesByName } from '../../queries/console/ConsoleContext';
import { DraftsDisabledContext } from '../../drafts/useDraftTarget';
import { i18nProvider } from '../../i18n/i18nProvider';
import { Boundary } from '../../ui/feedback/Boundary';
import { createErrorFallback } from '../../ui/feedback/errorFallback';
import { ConsoleProviders } from '../../app/ConsoleProviders';
import { createQueryClient } from '../../app/queryClient';
import { ConsoleRouter, consoleRouterProvider } from '../../app/router/ConsoleRouter';
import type { DataRouter } from '../../ui/page/RouterContext';
import { workbenchTexts } from '../texts';
import { LiveScreen } from './LiveScreen';

export interface LiveConsoleProps {
  resources: ResourcesByName;
  request: RequestFunction;
  config: RuntimeConfig;
  router: DataRouter;
  /** Who is signed in, as the console around knows it. */
  authProvider: AuthProvider;
  /** When it changes, everything is read again. */
  refreshKey: number;
  /** Path of the console that it began with. */
  firstScreenPath: string;
  /** Receives the messages of the screens: the outer console shows them. */
  onMessage: (message: NotificationPayload) => void;
}

const NO_PROBLEMS: readonly ConfigProblem[] = [];

/**
 * The console's engine over other declarations, with a separate router, store and cache. Typing re-renders nothing here until
 * the declarations change.
 */
export const LiveConsole = memo(function LiveConsole({
  resources,
  request,
  config,
  router,
  authProvider,
  refreshKey,
  firstScreenPath,
  onMessage,
}: LiveConsoleProps) {
  const clients = useRef({ queryClient: createQueryClient(), store: memoryStore() });
  const { queryClient, store } = clients.current;
  const { dialects } = config;
  const dataProvider = useMemo(
    () => createDataProvider({ resources, request, dialects }),
    [resources, request, dialects],
  );
  useEffect(() => () => queryClient.clear(), [queryClient]);
  return (
    <ConsoleRouter router={router}>
      <CoreAdminContext
        basename="/admin"
        dataProvider={dataProvider}
        authProvider={authProvider}
        i18nProvider={i18nProvider}
        store={store}
        queryClient={queryClient}
        routerProvider={consoleRouterProvider}
      >
        <DraftsDisabledContext value>
          <ConsoleProviders resources={resources} problems={NO_PROBLEMS} config={config}>
            <Boundary resetKey={resources} fallback={createErrorFallback(workbenchTexts.broken)}>
              <LiveScreen firstScreenPath={firstScreenPath} />
            </Boundary>
            <ForwardNotifications onMessage={onMessage} />
          </ConsoleProviders>
          <RefetchOnChange refreshKey={refreshKey} />
        </DraftsDisabledContext>
      </CoreAdminContext>
    </ConsoleRouter>
  );
});

/** Reads again what is on screen; after the screens, which by then ask those who answer now. */
function RefetchOnChange({ refreshKey }: { refreshKey: number }) {
  const queryClient = useQueryClient();
  const lastKey = useRef(refreshKey);
  useEffect(() => {
    if (lastKey.current === refreshKey) return;
    lastKey.current = refreshKey;
    // A first read that is under way would be joined, with what answered before.
    void queryClient.cancelQueries().then(() => queryClient.invalidateQueries());
  }, [queryClient, refreshKey]);
  return null;
}

/** Forwards messages to the outer console, which shows each once. */
function ForwardNotifications({ onMessage }: Pick<LiveConsoleProps, 'onMessage'>) {
  const { notifications, setNotifications } = useNotificationContext();
  useEffect(() => {
    if (notifications.length === 0) return;
    notifications.forEach(onMessage);
    setNotifications((pending) => pending.filter((message) => !notifications.includes(message)));
  }, [notifications, setNotifications, onMessage]);
  return null;
}
