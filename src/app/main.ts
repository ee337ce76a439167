import { originOf } from '../../dataProvider/hostAddress';
import { createRequest, type Request } from '../../dataProvider/request';
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
import { setWay, theWay } from '../session/way';
import { namedOrigins, strangerAmong } from '../session/namedOrigins';
import { ensureBaseSheet } from './baseSheet';
import type { Undraw } from './draw';
import { lastPage } from './lastPage';
import { rememberHost, startedConfig, takeStarted } from './started';
import { ownPath, served } from '../lib/base';

// The pages themselves come later; those but the admin area are drawn by a smaller React (`scripts/lightPages.ts`).
const loadAdmin = () => import('./drawAdmin');
const loadPublic = () => import('./drawPublic');
const loadShell = () => import('./drawShell');
const loadFailed = () => import('./drawFailed');

const place = document.querySelector('#root') ?? document.body;
let undraw: Undraw | undefined;
let asked = 0;

/** Draws a page in place of the one that is there, unless another was asked for meanwhile; says so if it cannot be loaded. */
async function show<Page>(loading: Promise<Page>, drawn: (page: Page) => Undraw): Promise<void> {
  const turn = ++asked;
  const page = await loading.catch(() => undefined);
  if (turn !== asked) return;
  undraw?.();
  undraw = page && drawn(page);
  if (!page) lastPage(place);
}

/** Starts the console: runtime config, then the public pages or the admin area, by the address. */
async function start(): Promise<void> {
  ensureBaseSheet();
  unregisterServiceWorkers();
  // Before anything else: the token must not stay in the address.
  if (ownPath().startsWith('/invitation/')) takeInvitationToken();
  const inside = isInside(ownPath());
  if (inside && getToken() !== undefined) preloadAdmin();
  const found = await startedConfig().catch(() => undefined);
  const config = await speakable(readRuntimeConfig(found), found);
  const home = originOf(config?.hosts.main ?? '');
  setWay(config?.signIn && (await (await import('../session/declared')).wayOf(config.signIn)));
  const way = theWay();
  const stranger = strangerAmong({ 'hosts.main': home, 'signIn.issuer': way.redirects?.origin });
  if (!config || stranger) {
    await show(loadFailed(), ({ drawFailed }) => drawFailed(place, { found, stranger }));
    return;
  }
  setHomeZone(config.zone);
  bindSession(home, way.via);
  way.open?.();
  allowPictures(pictureAddresses(config));
  // What start.js asks for is written in the product's own dialect, and carries its token.
  const early = config.dialects?.main || config.signIn ? undefined : config.hosts.main;
  rememberHost(early);
  // A login that succeeds leaves this page: what follows it may start early too.
  window.addEventListener('pagehide', () => rememberHost(early));
  const tokenAt = (address: string) => tokenFor(originOf(address), namedOrigins);
  const request: Request = createRequest({
    hosts: config.hosts,
    token: tokenAt,
    carry: way.carry,
    renew: (address) => (tokenAt(address) === undefined ? undefined : way.renew?.(request)),
    sessionPaths: way.sessionPaths,
    onFailure,
    started: takeStarted,
    joins: true,
  });
  if (isRoot(currentPath()) && getToken() !== undefined)
    void show(loadShell(), ({ drawShell }) => drawShell(place, config.branding.name));
  const elsewhere = await startupRedirect(currentPath(), request);
  if (elsewhere !== undefined) {
    leaveTo(elsewhere);
    return;
  }
  if (inside) {
    const admin = loadAdmin().then(({ readAdmin }) => readAdmin({ config, request }));
    return show(admin, (drawAdmin) => drawAdmin(place));
  }
  const path = ownPath();
  return show(loadPublic(), ({ drawPublic }) => drawPublic(place, { config, request, path, preloadAdmin }));
}

/**
 * The config, unless a dialect or the way to sign in is wrong in it: its calls would be, too. Only a config with one of its own
 * is looked at.
 */
async function speakable(
  config: RuntimeConfig | undefined,
  found: unknown,
): Promise<RuntimeConfig | undefined> {
  if (!isPlainObject(config?.signIn) && !Object.values(config?.dialects ?? {}).some(isPlainObject))
    return config;
  const { runtimeConfigProblems } = await import('../config/check/runtimeConfig');
  const isWrong = runtimeConfigProblems('config.json', found).some(({ path }) =>
    /^(hosts|signIn)\b/.test(path),
  );
  return isWrong ? undefined : config;
}

const preloadAdmin = (): void => void loadAdmin().catch(() => undefined);

const isInside = (path: string): boolean => path === '/admin' || path.startsWith('/admin/');

/** An older version of the console may have left one behind (SHELL-15). */
function unregisterServiceWorkers(): void {
  void navigator.serviceWorker
    ?.getRegistrations()
    .then((registrations) => Promise.all(registrations.map((registration) => registration.unregister())))
    .catch(() => undefined);
}

/** Without what a config of its own needs nothing can be begun: then the page says that a part could not be loaded. */
function begin(): void {
  start().catch((error: unknown) => {
    console.error(error);
    lastPage(place);
  });
}

/** A navigation would lose a session that the browser does not let us store: then the console starts anew in place. */
replaceNavigation((path, how) => {
  if (!isStorageRefused())
    return how === 'replace' ? window.location.replace(served(path)) : window.location.assign(served(path));
  if (how === 'replace') window.history.replaceState(null, '', served(path));
  else window.history.pushState(null, '', served(path));
  resetEnding();
  stay();
  return begin();
});

begin();
