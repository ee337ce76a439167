import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { originOf } from '../../dataProvider/hostAddress';
import { createRequest } from '../../dataProvider/request';
import { pictureAddresses, readRuntimeConfig, type RuntimeConfig } from '../config/runtime';
import { isPlainObject } from '../lib/json';
import { allowPictures } from '../lib/pictures';
import { isStorageRefused } from '../lib/storage';
import { onFailure, resetEnding } from '../session/failures';
import { currentPath, leaveTo, replaceNavigation, stay } from '../session/leaveTo';
import { isRoot, startupRedirect } from '../session/legal';
import { takeInvitationToken } from '../session/invitationToken';
import { setHomeZone } from '../lib/zone';
import { bindSession, getToken, tokenFor } from '../session/session';
import { AppBoundary } from './AppBoundary';
import { mayGiveSessions, namedOrigins } from '../session/namedOrigins';
import { rememberHost, startedConfig, takeStarted } from './started';
import '../ui/theme.css';

const loadAdmin = () => import('./AdminApp');
const AdminApp = lazy(loadAdmin);
const PublicApp = lazy(() => import('../public/PublicApp'));
const StartShell = lazy(() => import('../frame/StartShell'));
const ConfigFailed = lazy(() => import('./ConfigFailed'));

const root = createRoot(document.querySelector('#root') ?? document.body);

/** Starts the console: runtime config, then the public pages or the admin area, by the address. */
async function start(): Promise<void> {
  unregisterServiceWorkers();
  // Before anything else: the token must not stay in the address.
  if (window.location.pathname.startsWith('/invitation/')) takeInvitationToken();
  const inside = isInside(window.location.pathname);
  if (inside && getToken() !== undefined) void loadAdmin();
  const found = await startedConfig().catch(() => undefined);
  const config = await speakable(readRuntimeConfig(found), found);
  const home = originOf(config?.hosts.main ?? '');
  const isNamed = mayGiveSessions(home);
  if (!config || !isNamed) {
    root.render(
      <AppBoundary>
        <Suspense fallback={null}>
          <ConfigFailed found={found} stranger={isNamed ? undefined : home} />
        </Suspense>
      </AppBoundary>,
    );
    return;
  }
  setHomeZone(config.zone);
  bindSession(home);
  allowPictures(pictureAddresses(config));
  // What start.js asks for is written in the product's own dialect.
  const early = config.dialects?.main ? undefined : config.hosts.main;
  rememberHost(early);
  // A login that succeeds leaves this page: what follows it may start early too.
  window.addEventListener('pagehide', () => rememberHost(early));
  const request = createRequest({
    hosts: config.hosts,
    token: (address) => tokenFor(originOf(address), namedOrigins),
    onFailure,
    started: takeStarted,
  });
  if (isRoot(currentPath()) && getToken() !== undefined)
    root.render(
      <Suspense fallback={null}>
        <StartShell name={config.branding.name} />
      </Suspense>,
    );
  const elsewhere = await startupRedirect(currentPath(), request);
  if (elsewhere !== undefined) {
    leaveTo(elsewhere);
    return;
  }
  root.render(
    <StrictMode>
      <AppBoundary key={currentPath()}>
        <Suspense fallback={null}>
          {inside ? (
            <AdminApp config={config} request={request} />
          ) : (
            <Public config={config} request={request} />
          )}
        </Suspense>
      </AppBoundary>
    </StrictMode>,
  );
}

/** The config, unless a dialect in it is wrong: its calls would be, too. Only a config with one of its own is looked at. */
async function speakable(
  config: RuntimeConfig | undefined,
  found: unknown,
): Promise<RuntimeConfig | undefined> {
  if (!Object.values(config?.dialects ?? {}).some(isPlainObject)) return config;
  const { runtimeConfigProblems } = await import('../config/check/runtimeConfig');
  const isWrong = runtimeConfigProblems('config.json', found).some(({ path }) => path.startsWith('hosts.'));
  return isWrong ? undefined : config;
}

interface PublicProps {
  config: RuntimeConfig;
  request: ReturnType<typeof createRequest>;
}
const Public = ({ config, request }: PublicProps) => (
  <PublicApp config={config} request={request} path={window.location.pathname} preloadAdmin={preloadAdmin} />
);
const preloadAdmin = (): void => void loadAdmin().catch(() => undefined);

const isInside = (path: string): boolean => path === '/admin' || path.startsWith('/admin/');

/** An older version of the console may have left one behind (SHELL-15). */
function unregisterServiceWorkers(): void {
  void navigator.serviceWorker
    ?.getRegistrations()
    .then((registrations) => Promise.all(registrations.map((registration) => registration.unregister())))
    .catch(() => undefined);
}

/** A navigation would lose a session that the browser does not let us store: then the console starts anew in place. */
replaceNavigation((path, how) => {
  if (!isStorageRefused())
    return how === 'replace' ? window.location.replace(path) : window.location.assign(path);
  if (how === 'replace') window.history.replaceState(null, '', path);
  else window.history.pushState(null, '', path);
  resetEnding();
  stay();
  return void start();
});

void start();
