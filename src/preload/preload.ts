import { buildPageQuery } from '../../dataProvider/jsonApi/pageQuery';
import { fillPath, queryString } from '../../dataProvider/http/path';
import { isReservedPath } from '../config/runtime/sessionPaths';
import { parseMenuShape } from '../lib/menuShape';
import { SOURCE_LANGUAGE, toLanguageUrl } from '../lib/language/language';
import { withBasePath, withoutBasePath } from '../lib/url/basePath';
import { readPage, readPageSize, readSearch } from '../lib/url/pageParams';
import type { PreloadData } from './preloadData';
import type { PreloadState } from './preloadState';
import type { PreloadRead, PreloadRoute } from './preloadTable';

/**
 * Runs before the console has loaded. It requests the runtime config and, with a stored session, the profile and the first
 * data of the URL, in parallel with the bundle and the page's scripts. `preloaded.ts` takes the responses over. The build
 * inlines it in the page (`build/preloadScript.ts`).
 */
export function preload({ files, languages, routes, chunks }: PreloadData): void {
  reportMissingScripts();
  const stored = readStorage();
  if (!stored) return;
  const { theme, token, host, isMenuCollapsed, headerColour, menuShape, locale = '' } = stored;
  const language = languages.find((tag) => locale.startsWith(tag));
  if (language) document.documentElement.lang = locale;
  // Set before the first paint; without a choice the page follows the system (src/ui/theme/colourTheme.ts).
  if (theme) document.documentElement.dataset.theme = theme;
  const calls: Record<string, Promise<Response>> = {};
  const config = fetch(withBasePath('/config.json'), { cache: 'no-cache', redirect: 'error' }).then(
    (response) => response.json() as Promise<unknown>,
  );
  // The console itself reports a config that it cannot read.
  config.catch(() => undefined);
  const state: PreloadState = { config, calls };
  window.__CONSOLE_PRELOAD__ = state;
  const path = withoutBasePath();
  const isInside = /^\/admin(\/|$)/.test(path);
  // The base path only redirects, so it needs no page code.
  if (!isInside && path !== '/') preloadFiles(chunks.public);
  if (!token || !isInside) return;
  // The app shell in the page's HTML, with the stored menu width, the lines of the menu and the colour that the bar had.
  const { dataset, style } = document.documentElement;
  dataset.shell = isMenuCollapsed ? 'narrow' : 'wide';
  if (headerColour) style.setProperty('--shell-bar', headerColour);
  style.setProperty('--shell-menu', drawMenu(parseMenuShape(menuShape), isMenuCollapsed));
  preloadFiles(chunks.admin);
  if (/^\/admin(\/start)?\/?$/.test(path)) preloadFiles(chunks.start);

  const prefetch = (url: string, init?: RequestInit): void => {
    const response = fetch(url, init);
    response.catch(() => undefined);
    calls[url] = response;
  };
  const found = findRoute(routes, path.slice('/admin/'.length).split('/'));
  if (found) {
    const { route, rest } = found;
    // A path below a list's URL is most often a record.
    const isBelowList = Boolean(rest[0]);
    if (isBelowList) preloadFiles(chunks.detail);
    else dataset.shellPage = 'list';
    for (const index of route.files[isBelowList ? 'all' : 'list'])
      prefetch(toLanguageUrl(files[index] ?? '', language ?? SOURCE_LANGUAGE));
  }
  // The base path has no content: the page that it redirects to sends the requests.
  if (!host || !/^\/admin\/./.test(path)) return;
  const headers = { Accept: 'application/json', 'Accept-version': '1', Authorization: `Bearer ${token}` };
  const prefetchApi = (apiPath: string): void => prefetch(host + apiPath, { headers, credentials: 'omit' });
  prefetchApi('/users/current');
  const read = found?.route.read;
  if (!read) return;
  const firstRead = found.rest[0] ? getRecordRead(read, found.rest) : getListRead(read);
  if (!firstRead) return;
  prefetchApi(firstRead.url);
  if (firstRead.record !== undefined) state.record = firstRead.record;
}

/**
 * Shows the text in the page itself if its scripts are missing, or belong to another release. Only this code can report it.
 */
function reportMissingScripts(): void {
  addEventListener(
    'error',
    ({ target }) => {
      const text = document.querySelector<HTMLTemplateElement>('#gone');
      if (text && target instanceof HTMLScriptElement) document.querySelector('#root')?.append(text.content);
    },
    true,
  );
}

/** Returns the backgrounds that are the bars of the menu: per line an icon and a name, where the skeleton has them. */
function drawMenu(lines: readonly number[], isCollapsed: boolean): string {
  const bar = 'linear-gradient(var(--c-line) 0 0)';
  let top = -15;
  return lines
    .map((length, index) => {
      top += length < 0 && index ? 46 : 34;
      const width = isCollapsed ? 0 : Math.abs(length) * 7;
      return `${bar} 20px ${top}px/18px 18px,${bar} 46px ${top + 3}px/${width}px 12px`;
    })
    .join();
}

/** Reads what earlier visits stored; undefined if the browser blocks storage. */
function readStorage() {
  try {
    return {
      theme: /^"(light|dark)"$/.exec(localStorage.getItem('RaStore.view.theme') ?? '')?.[1],
      token: localStorage.getItem('console.token'),
      // The main host of the last visit, so the token is never sent to a host that the config has not named.
      host: localStorage.getItem('console.host'),
      isMenuCollapsed: localStorage.getItem('RaStore.view.menuCollapsed') === 'true',
      // JSON, with its quotation marks.
      locale: localStorage.getItem('RaStore.locale')?.slice(1, -1),
      menuShape: localStorage.getItem('RaStore.view.menuShape')?.slice(1, -1),
      headerColour: /^"(#[\da-f]{6})"$/i.exec(localStorage.getItem('RaStore.view.headerColour') ?? '')?.[1],
    };
  } catch {
    return undefined;
  }
}

function preloadFiles(urls: readonly string[]): void {
  for (const url of urls) {
    const link = document.createElement('link');
    link.rel = url.endsWith('.css') ? 'preload' : 'modulepreload';
    if (link.rel === 'preload') link.as = 'style';
    // The same mode as the bundler's; otherwise the browser would fetch the files twice.
    link.crossOrigin = '';
    link.href = url;
    document.head.append(link);
  }
}

/** Finds the longest route that the segments begin with, and the segments after it. */
function findRoute(
  routes: PreloadData['routes'],
  segments: readonly string[],
): { route: PreloadRoute; rest: readonly string[] } | undefined {
  for (let count = segments.length; count > 0; count--) {
    const name = segments.slice(0, count).join('/');
    const route = Object.hasOwn(routes, name) ? routes[name] : undefined;
    if (route) return { route, rest: segments.slice(count) };
  }
  return undefined;
}

interface FirstRead {
  url: string;
  /** Id of the record. */
  record?: string;
}

/** Only the data provider writes sorts and filters. */
function getListRead({ list, hasSearch, ...sizes }: PreloadRead): FirstRead | undefined {
  const searchParams = new URLSearchParams(location.search);
  if (list === undefined || searchParams.has('sort') || searchParams.has('filter')) return undefined;
  const pagination = { page: readPage(searchParams), perPage: readPageSize(sizes, searchParams) };
  const search = hasSearch ? readSearch(searchParams) : '';
  return { url: `${list}?${queryString(buildPageQuery(pagination, search))}` };
}

function getRecordRead(
  { one, words, wordsBelow }: PreloadRead,
  rest: readonly string[],
): FirstRead | undefined {
  const [segment = '', below = ''] = rest;
  if (one === undefined || words.includes(segment) || wordsBelow.includes(below)) return undefined;
  const id = decodeSegment(segment);
  // An attacker can send a link. An id that hosts may read in several ways is left to the data provider, which also refuses
  // one that makes the path a session call.
  if (id === undefined || !/^[\w$.:@-]*[\w$:@-]$/.test(id)) return undefined;
  const url = fillPath(one, () => id);
  return isReservedPath(url) ? undefined : { url, record: id };
}

/** Returns undefined for a percent sign that encodes nothing; the console handles it. */
function decodeSegment(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
