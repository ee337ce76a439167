import { use, useEffect, useMemo, useSyncExternalStore } from 'react';
import { CoreAdminContext } from 'ra-core';
import { createDataProvider, type Request } from '../../dataProvider';
import type { RuntimeConfig } from '../config/runtime';
import type { Declaration } from '../config/normalise';
import { i18nProvider } from '../i18n/i18nProvider';
import { consoleStore } from '../lib/consoleStore';
import { createAuthProvider } from '../session/authProvider';
import { FirstPage } from '../ui/Afterwards';
import { leaveAfterPress } from '../ui/leaveAfterPress';
import { AdminFrame } from './AdminFrame';
import { ConsoleParts } from './ConsoleParts';
import { bundledIndex } from './declarations/bundledIndex';
import { declaredFirst } from './declarations/declaredFirst';
import { readFile } from './declarations/readFile';
import { createRegistry, type Registry } from './declarations/registry';
import { useRuntime } from './declarations/useRuntime';
import type { Shown } from './own/hidden';
import { parts } from './parts';
import { preloadDetail } from './Detail';
import { readFirst } from './firstReads';
import { openingAt } from './opening';
import { createQueryClient } from './queryClient';
import { ConsoleRouter, consoleRouterProvider } from './router/ConsoleRouter';
import './app.css';

export interface AdminAppProps {
  config: RuntimeConfig;
  request: Request;
}

const registry = createRegistry(bundledIndex, readFile, preloadDetail);
// In development a changed declaration shows in place; scripts/declarations.ts tells of it.
import.meta.hot?.on('declarations', (changed: readonly Declaration[]) => registry.replace(changed));

/** Asked for as soon as this chunk runs. */
const opening = openingAt(registry, parts);

/** What a running console reads with, once for each `request`. */
const runningBy = new WeakMap<Request, Running>();
type Running = ReturnType<typeof createRunning>;
function createRunning({ dialects }: RuntimeConfig, request: Request) {
  const resources = registry.known;
  registry.speak(dialects ?? {});
  const dataProvider = declaredFirst(createDataProvider({ resources, request, dialects }), registry);
  const authProvider = declaredFirst(createAuthProvider({ resources, request }), registry);
  const queryClient = createQueryClient();
  const reads = readFirst({ queryClient, authProvider, dataProvider, opening });
  return { dataProvider, authProvider, queryClient, reads };
}
function runningOf(config: RuntimeConfig, request: Request): Running {
  const running = runningBy.get(request) ?? createRunning(config, request);
  runningBy.set(request, running);
  return running;
}

/** Settles when what the first page shows was read, or the page should be drawn without it; never rejects. */
export const firstRead = ({ config, request }: AdminAppProps): Promise<void> =>
  runningOf(config, request).reads.ready;

const { hosts } = bundledIndex;
const all: Shown = { parts, problems: [] };
let left: Promise<Shown> | undefined;
/** What this installation shows where its config says more of that; the code for it loads only then. */
const shownOf = (config: RuntimeConfig, request: Request): Promise<Shown> =>
  (left ??= import('./own/shown').then(({ shownBy }) =>
    shownBy(config, { hosts, request, registry, parts }),
  ));

/** The admin area: react-admin's headless core around the console's own layout and pages. */
export default function AdminApp({ config, request }: AdminAppProps) {
  const running = runningOf(config, request);
  const { drawn } = running.reads;
  useEffect(() => drawn(), [drawn]);
  useEffect(() => leaveAfterPress(window), []);
  const hasHosts = Object.keys(hosts).every((host) => config.hosts[host] !== undefined);
  const isPlain = hasHosts && !config.hide && !config.workbench && !import.meta.env.DEV;
  const shown = isPlain ? all : use(shownOf(config, request));
  return (
    <FirstPage>
      <ConsoleRouter>
        <Admin config={config} running={running} registry={registry} shown={shown} />
      </ConsoleRouter>
    </FirstPage>
  );
}

interface AdminProps {
  config: RuntimeConfig;
  running: Running;
  registry: Registry;
  shown: Shown;
}

function Admin({ config, running, registry, shown }: AdminProps) {
  const snapshot = useSyncExternalStore(registry.subscribe, registry.snapshot);
  const { problems, awaited } = useRuntime(config, registry, shown);
  const declarations = useMemo(() => ({ ...snapshot, awaited }), [snapshot, awaited]);
  return (
    <CoreAdminContext
      basename="/admin"
      dataProvider={running.dataProvider}
      authProvider={running.authProvider}
      i18nProvider={i18nProvider}
      store={consoleStore}
      queryClient={running.queryClient}
      routerProvider={consoleRouterProvider}
    >
      <ConsoleParts
        resources={snapshot.resources}
        declarations={declarations}
        problems={problems}
        ids={config.ids}
        skuImages={config.skuImages}
        links={config.links}
        product={config.branding.name}
        parts={shown.parts}
      >
        <AdminFrame config={config} />
      </ConsoleParts>
    </CoreAdminContext>
  );
}
