import { getOrigin } from '../../dataProvider/http/hostUrl';
import { createRequest, type RequestFunction } from '../../dataProvider/http/request';
import { setOfferedLanguages, showStoredLanguage } from './restoreLanguage';
import { upgradeConfig } from './upgradeConfig';
import { listImageUrls, readRuntimeConfig, type RuntimeConfig } from '../config/runtime/runtimeConfig';
import { isPlainObject } from '../lib/json';
import { setAllowedImageOrigins } from '../lib/image/imageOrigins';
import { isStorageUnavailable } from '../lib/storage/storage';
import { handleSessionFailure, resetSessionEnd } from '../session/sessionEnd';
import {
  getCurrentPath,
  hardNavigate,
  overrideNavigation,
  cancelHardNavigation,
} from '../session/navigation/hardNavigate';
import { isRootLocation, getBootRedirect } from '../session/navigation/legal';
import { takeInvitationToken } from '../session/navigation/invitationToken';
import { setHomeTimeZone } from '../lib/date/timeZone';
import { bindSession, getToken, getTokenFor } from '../session/session';
import { setSignInMethod, getSignInMethod } from '../session/signIn/signInMethod';
import { trustedOrigins, findUntrustedOrigin } from '../session/trustedOrigins';
import { ensureBaseStyleSheet } from './baseStyleSheet';
import type { Unmount } from './mount';
import { showFatalPage } from './fatalPage';
import { rememberPreloadHost, loadConfig, takePreloaded } from '../preload/preloaded';
import { withoutBasePath, withBasePath } from '../lib/url/basePath';

// The pages load later.
const loadAdmin = () => import('./mountAdmin');
const loadPublic = () => import('./mountPublic');
const loadShell = () => import('./mountShell');
const loadConfigError = () => import('./mountConfigError');

const rootElement = document.querySelector('#root') ?? document.body;
let unmount: Unmount | undefined;
let mountCount = 0;

/**
 * Mounts a page in place of the current one, unless another was requested meanwhile. Shows an error page if it fails to
 * load.
 */
async function mountPage<Page>(loading: Promise<Page>, mount: (page: Page) => Unmount): Promise<void> {
  const mountId = ++mountCount;
  const page = await loading.catch(() => undefined);
  if (mountId !== mountCount) return;
  unmount?.();
  unmount = page && mount(page);
  if (!page) showFatalPage(rootElement);
}

/** Starts the console: loads the runtime config, then the public pages or the admin area, depending on the URL. */
async function boot(): Promise<void> {
  ensureBaseStyleSheet();
  unregisterServiceWorkers();
  // First of all: the token must not stay in the URL.
  if (withoutBasePath().startsWith('/invitation/')) takeInvitationToken();
  const isAdmin = isAdminPath(withoutBasePath());
  // The modules of the admin area ask for the declarations, so they wait for a language that is not in them.
  const languageChange = showStoredLanguage();
  if (isAdmin && getToken() !== undefined)
    if (languageChange) void languageChange.then(preloadAdmin);
    else preloadAdmin();
  const rawConfig = await loadConfig()
    .then(upgradeConfig)
    .catch(() => undefined);
  const config = await withUsableSignIn(readRuntimeConfig(rawConfig), rawConfig);
  const mainOrigin = getOrigin(config?.hosts.main ?? '');
  setSignInMethod(
    config?.signIn &&
      (await (await import('../session/signIn/createSignInMethod')).createSignInMethod(config.signIn)),
  );
  const signInMethod = getSignInMethod();
  const untrustedOrigin = findUntrustedOrigin({
    'hosts.main': mainOrigin,
    'signIn.issuer': signInMethod.redirectSignIn?.origin,
  });
  if (!config || untrustedOrigin) {
    await mountPage(loadConfigError(), ({ mountConfigError }) =>
      mountConfigError(rootElement, { rawConfig, untrustedOrigin }),
    );
    return;
  }
  setHomeTimeZone(config.zone);
  await languageChange;
  await setOfferedLanguages(config.languages);
  bindSession(mainOrigin, signInMethod.id);
  signInMethod.openSession?.();
  setAllowedImageOrigins(listImageUrls(config));
  // The requests of the preload script use the product's own dialect and its token.
  const preloadHost = config.dialects?.main || config.signIn ? undefined : config.hosts.main;
  rememberPreloadHost(preloadHost);
  // A successful login leaves this page; the next page may preload, too.
  window.addEventListener('pagehide', () => rememberPreloadHost(preloadHost));
  const tokenForUrl = (url: string) => getTokenFor(getOrigin(url), trustedOrigins);
  const request: RequestFunction = createRequest({
    hosts: config.hosts,
    getToken: tokenForUrl,
    authTransport: signInMethod.authTransport,
    renewToken: (url) => (tokenForUrl(url) === undefined ? undefined : signInMethod.renewToken?.(request)),
    sessionPaths: signInMethod.sessionPaths,
    onFailure: handleSessionFailure,
    takePreloaded,
    dedupes: true,
  });
  if (isRootLocation(getCurrentPath()) && getToken() !== undefined)
    void mountPage(loadShell(), ({ mountShell }) => mountShell(rootElement, config.branding.name));
  const redirectPath = await getBootRedirect(getCurrentPath(), request);
  if (redirectPath !== undefined) {
    hardNavigate(redirectPath);
    return;
  }
  if (isAdmin) {
    const adminMount = loadAdmin().then(({ prepareAdmin }) => prepareAdmin({ config, request }));
    return mountPage(adminMount, (mountAdmin) => mountAdmin(rootElement));
  }
  const path = withoutBasePath();
  return mountPage(loadPublic(), ({ mountPublic }) =>
    mountPublic(rootElement, { config, request, path, preloadAdmin }),
  );
}

/**
 * Returns the config, unless a dialect or the sign-in method in it is invalid: calls would fail. Checks only configs that
 * define one of their own.
 */
async function withUsableSignIn(
  config: RuntimeConfig | undefined,
  rawConfig: unknown,
): Promise<RuntimeConfig | undefined> {
  if (!isPlainObject(config?.signIn) && !Object.values(config?.dialects ?? {}).some(isPlainObject))
    return config;
  const { findRuntimeConfigProblems } = await import('../config/check/runtime/runtimeConfigProblems');
  const hasProblems = findRuntimeConfigProblems('config.json', rawConfig).some(({ path }) =>
    /^(hosts|signIn)\b/.test(path),
  );
  return hasProblems ? undefined : config;
}

const preloadAdmin = (): void => void loadAdmin().catch(() => undefined);

const isAdminPath = (path: string): boolean => path === '/admin' || path.startsWith('/admin/');

/** An older version of the console may have registered one. */
function unregisterServiceWorkers(): void {
  void navigator.serviceWorker
    ?.getRegistrations()
    .then((registrations) => Promise.all(registrations.map((registration) => registration.unregister())))
    .catch(() => undefined);
}

/** Without the code for a custom config the console cannot start, so the page shows that a chunk failed to load. */
function bootSafely(): void {
  boot().catch((error: unknown) => {
    console.error(error);
    showFatalPage(rootElement);
  });
}

/** If the browser blocks storage, a navigation would lose the session, so the console restarts in place. */
overrideNavigation((path, mode) => {
  if (!isStorageUnavailable())
    return mode === 'replace'
      ? window.location.replace(withBasePath(path))
      : window.location.assign(withBasePath(path));
  if (mode === 'replace') window.history.replaceState(null, '', withBasePath(path));
  else window.history.pushState(null, '', withBasePath(path));
  resetSessionEnd();
  cancelHardNavigation();
  return bootSafely();
});

bootSafely();
