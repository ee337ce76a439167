import type { PreloadState } from './preloadState';
import { createStorage } from '../lib/storage/storage';
import { withBasePath } from '../lib/url/basePath';

/** `start.js` asks this host before it has read the config; it is kept for the next visit (never a token's way elsewhere). */
const storage = createStorage('local', 'console.');

/** Only beside a session, without which it serves nothing: a sign-out leaves nothing in the browser (SHELL-42). */
export function rememberPreloadHost(baseUrl: string | undefined): void {
  if (storage.get('token') !== null) storage.set('host', baseUrl ?? '');
}

/** ms since the page was opened after which the config counts as missing: nothing is shown before it is there. */
const CONFIG_TIMEOUT = 8_000;
/** ms that it has at least, where the page itself came late. */
const MIN_CONFIG_TIMEOUT = 2_000;

/** The runtime config as it was found. Rejects where it cannot be read, or does not come. */
export const loadConfig = (): Promise<unknown> =>
  Promise.race([
    window.__CONSOLE_PRELOAD__?.config ?? fetchConfig(),
    new Promise((_, reject) =>
      setTimeout(
        () => reject(new Error('config.json')),
        Math.max(MIN_CONFIG_TIMEOUT, CONFIG_TIMEOUT - performance.now()),
      ),
    ),
  ]);

const fetchConfig = async (): Promise<unknown> => {
  const response = await fetch(withBasePath('/config.json'), { cache: 'no-cache', redirect: 'error' });
  return (await response.json()) as unknown;
};

/** The started answer for an address, once; undefined when there is none. */
export function takePreloaded(url: string): Promise<Response> | undefined {
  const calls: PreloadState['calls'] = window.__CONSOLE_PRELOAD__?.calls;
  const response = calls?.[url];
  if (calls) delete calls[url];
  return response;
}
