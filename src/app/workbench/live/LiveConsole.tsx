import { memo, useEffect, useMemo, useRef } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import {
  CoreAdminContext,
  memoryStore,
  useNotificationContext,
  type AuthProvider,
  type NotificationPayload,
} from 'ra-core';
import { createDataProvider, type Request } from '../../../../dataProvider';
import type { RuntimeConfig } from '../../../config/runtime';
import type { ConfigProblem } from '../../../config/types';
import type { Resources } from '../../../console/ConsoleContext';
import { NoDrafts } from '../../../drafts/useDraftPlace';
import { i18nProvider } from '../../../i18n/i18nProvider';
import { Boundary } from '../../../ui/Boundary';
import { brokenPart } from '../../../ui/brokenPart';
import { ConsoleParts } from '../../ConsoleParts';
import { createQueryClient } from '../../queryClient';
import { ConsoleRouter, consoleRouterProvider } from '../../router/ConsoleRouter';
import type { MemoryHistory } from '../../router/memoryHistory';
import { texts } from '../texts';
import { LivePlace } from './LivePlace';

export interface LiveConsoleProps {
  resources: Resources;
  request: Request;
  config: RuntimeConfig;
  history: MemoryHistory;
  /** Who is signed in, as the console around knows it. */
  authProvider: AuthProvider;
  /** When it changes, everything is read again. */
  round: number;
  /** Path of the console that it began with. */
  start: string;
  /** Is told the messages of the screens: the console around shows them. */
  onMessage: (message: NotificationPayload) => void;
}

const NO_PROBLEMS: readonly ConfigProblem[] = [];

/**
 * The console's own engine over other declarations, with a router, a store and a cache that nobody else knows. What is typed
 * beside it draws nothing here until there are other declarations.
 */
export const LiveConsole = memo(function LiveConsole({
  resources,
  request,
  config,
  history,
  authProvider,
  round,
  start,
  onMessage,
}: LiveConsoleProps) {
  const kept = useRef({ queryClient: createQueryClient(), store: memoryStore() });
  const { queryClient, store } = kept.current;
  const { dialects } = config;
  const dataProvider = useMemo(
    () => createDataProvider({ resources, request, dialects }),
    [resources, request, dialects],
  );
  useEffect(() => () => queryClient.clear(), [queryClient]);
  return (
    <ConsoleRouter history={history}>
      <CoreAdminContext
        basename="/admin"
        dataProvider={dataProvider}
        authProvider={authProvider}
        i18nProvider={i18nProvider}
        store={store}
        queryClient={queryClient}
        routerProvider={consoleRouterProvider}
      >
        <NoDrafts value>
          <ConsoleParts
            resources={resources}
            problems={NO_PROBLEMS}
            ids={config.ids}
            skuImages={config.skuImages}
            links={config.links}
          >
            <Boundary resetKey={resources} fallback={brokenPart(texts.broken)}>
              <LivePlace start={start} />
            </Boundary>
            <HandOver onMessage={onMessage} />
          </ConsoleParts>
          <ReadAgain round={round} />
        </NoDrafts>
      </CoreAdminContext>
    </ConsoleRouter>
  );
});

/** Reads again what is on screen; after the screens, which by then ask those who answer now. */
function ReadAgain({ round }: { round: number }) {
  const client = useQueryClient();
  const seen = useRef(round);
  useEffect(() => {
    if (seen.current === round) return;
    seen.current = round;
    // A first read that is under way would be joined, with what answered before.
    void client.cancelQueries().then(() => client.invalidateQueries());
  }, [client, round]);
  return null;
}

/** Messages stand where those of the console do, once. */
function HandOver({ onMessage }: Pick<LiveConsoleProps, 'onMessage'>) {
  const { notifications, setNotifications } = useNotificationContext();
  useEffect(() => {
    if (notifications.length === 0) return;
    notifications.forEach(onMessage);
    setNotifications((waiting) => waiting.filter((message) => !notifications.includes(message)));
  }, [notifications, setNotifications, onMessage]);
  return null;
}
