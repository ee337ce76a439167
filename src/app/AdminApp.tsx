import { use, useEffect, useMemo } from 'react';
import { CoreAdminContext } from 'ra-core';
import type { QueryClient } from '@tanstack/react-query';
import { useStore } from 'zustand';
import { createDataProvider, type RequestFunction } from '../../dataProvider';
import type { RuntimeConfig } from '../config/runtime/runtimeConfig';
import type { Declaration } from '../config/normalise';
import { getMenuLabels, languageListeners } from '../lib/language/language';
import { i18nProvider } from '../i18n/i18nProvider';
import { consoleStore } from '../lib/storage/consoleStore';
import { createAuthProvider } from '../session/authProvider';
import type { DataRouter } from '../ui/page/RouterContext';
import { FirstPaintBoundary } from '../ui/page/AfterFirstPaint';
import { deferBlurUntilRelease } from '../ui/form/deferBlur';
import { AdminUI } from './AdminUI';
import { onHostWait } from './notices/onHostWait';
import { ConsoleProviders } from './ConsoleProviders';
import { bundledIndex } from './declarations/bundledIndex';
import { awaitDeclaration } from './declarations/awaitDeclaration';
import { fetchDeclarationFile } from './declarations/fetchDeclarationFile';
import { createDeclarationRegistry, type DeclarationRegistry } from './declarations/declarationRegistry';
import { useRuntimeDeclarations } from './declarations/useRuntimeDeclarations';
import type { VisibleExtensions } from './overlay/hiddenConfig';
import type { LoadWorkbench } from './overlay/resolveVisibleExtensions';
import { extensions } from './registry/loadExtensions';
import { preloadShowPage } from './routes/LazyShowPage';
import { prefetchInitialRoute } from './routes/prefetchInitialRoute';
import { resolveInitialRoute } from './routes/initialRoute';
import { createQueryClient } from './queryClient';
import { ConsoleRouter, consoleRouterProvider } from './router/ConsoleRouter';
import './app.css';

export interface AdminAppProps {
  config: RuntimeConfig;
  request: RequestFunction;
  /** From `createAdminRouter`. */
  router: DataRouter;
  /** The workbench layer is above the admin area, so the entry point passes in its loader. */
  loadWorkbench: LoadWorkbench;
}

const registry = createDeclarationRegistry(bundledIndex, fetchDeclarationFile, preloadShowPage);
// In development a changed declaration updates in place; build/declarations/declarationsPlugin.ts sends the event.
import.meta.hot?.on('declarations', (replaced: readonly Declaration[]) => registry.replace(replaced));

/** The client of the running console; undefined until it is prepared. */
let currentQueryClient: QueryClient | undefined;

const loadLanguageChange = () => import('./declarations/changeDeclarationLanguage');
languageListeners.add(async (menuLabels) =>
  (await loadLanguageChange()).changeDeclarationLanguage(registry, menuLabels, currentQueryClient),
);
/**
 * The menu in the language that was set before this module; it would be drawn in the source language first. Declarations are
 * requested in that language from the start.
 */
const menuChange =
  getMenuLabels() &&
  loadLanguageChange().then(
    ({ relabelMenu }) => relabelMenu(registry, getMenuLabels()),
    () => undefined,
  );

/** Starts loading as soon as this chunk runs. */
const initialRoute = resolveInitialRoute(registry, extensions);

/** Data providers of the running console, one set per `request`. */
const providersByRequest = new WeakMap<RequestFunction, AdminProviders>();
type AdminProviders = ReturnType<typeof createProviders>;
function createProviders({ dialects }: RuntimeConfig, request: RequestFunction) {
  const resources = registry.loadedResources;
  registry.setDialects(dialects ?? {});
  const dataProvider = awaitDeclaration(
    createDataProvider({ resources, request, dialects, onWait: onHostWait }),
    registry,
  );
  const authProvider = awaitDeclaration(createAuthProvider({ resources, request }), registry);
  const queryClient = createQueryClient();
  currentQueryClient = queryClient;
  const reads = prefetchInitialRoute({ queryClient, authProvider, dataProvider, initialRoute });
  return { dataProvider, authProvider, queryClient, reads };
}
function getProviders(config: RuntimeConfig, request: RequestFunction): AdminProviders {
  const providers = providersByRequest.get(request) ?? createProviders(config, request);
  providersByRequest.set(request, providers);
  return providers;
}

/**
 * Settles when the menu has its language, and the data of the first page has loaded or the page should render without it; never
 * rejects.
 */
export async function waitForInitialData({
  config,
  request,
}: Pick<AdminAppProps, 'config' | 'request'>): Promise<void> {
  const { ready } = getProviders(config, request).reads;
  await menuChange;
  await ready;
}

const { resourceNamesByHost } = bundledIndex;
const ALL_EXTENSIONS: VisibleExtensions = { extensions, problems: [] };
let visibleExtensions: Promise<VisibleExtensions> | undefined;
/** Returns the extensions of this installation if its config restricts them; the code for that loads only then. */
const getVisibleExtensions = ({
  config,
  request,
  loadWorkbench,
}: AdminAppProps): Promise<VisibleExtensions> =>
  (visibleExtensions ??= import('./overlay/resolveVisibleExtensions').then(({ resolveVisibleExtensions }) =>
    resolveVisibleExtensions(config, { resourceNamesByHost, request, registry, extensions, loadWorkbench }),
  ));

/** Admin area: react-admin's headless core with the console's own layout and pages. */
export default function AdminApp(props: AdminAppProps) {
  const { config, request } = props;
  const providers = getProviders(config, request);
  const { releaseErrors } = providers.reads;
  useEffect(() => releaseErrors(), [releaseErrors]);
  useEffect(() => deferBlurUntilRelease(window), []);
  const hasHosts = [...resourceNamesByHost.keys()].every((host) => config.hosts[host] !== undefined);
  const isDefaultConfig =
    hasHosts &&
    !config.hide &&
    !config.workbench &&
    config.permissionsPage?.access === undefined &&
    !import.meta.env.DEV;
  const visible = isDefaultConfig ? ALL_EXTENSIONS : use(getVisibleExtensions(props));
  return (
    <FirstPaintBoundary>
      <ConsoleRouter router={props.router}>
        <Admin config={config} providers={providers} registry={registry} visible={visible} />
      </ConsoleRouter>
    </FirstPaintBoundary>
  );
}

interface AdminProps {
  config: RuntimeConfig;
  providers: AdminProviders;
  registry: DeclarationRegistry;
  visible: VisibleExtensions;
}

function Admin({ config, providers, registry, visible }: AdminProps) {
  const snapshot = useStore(registry.store);
  const { problems, pendingUrls, announced } = useRuntimeDeclarations(config, registry, visible);
  const declarations = useMemo(
    () => ({ ...snapshot, pendingUrls, announced }),
    [snapshot, pendingUrls, announced],
  );
  return (
    <CoreAdminContext
      basename="/admin"
      dataProvider={providers.dataProvider}
      authProvider={providers.authProvider}
      i18nProvider={i18nProvider}
      store={consoleStore}
      queryClient={providers.queryClient}
      routerProvider={consoleRouterProvider}
    >
      <ConsoleProviders
        resources={snapshot.resources}
        declarations={declarations}
        problems={problems}
        config={config}
        extensions={visible.extensions}
      >
        <AdminUI config={config} />
      </ConsoleProviders>
    </CoreAdminContext>
  );
}
