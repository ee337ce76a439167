import type { PreloadState } from './preloadState';
import { createStorage } from '../lib/storage/storage';
import { withBasePath } from '../lib/url/basePath';

/**
 * The preload script calls this host before it has read the config. It is stored for the next visit, so a token is never sent
 * elsewhere.
 */
const storage = createStorage('local', 'console.');

/** Stores the host only with a session, because it is useless without one; a sign-out leaves nothing in the browser. */
export function rememberPreloadHost(baseUrl: string | undefined): void {
  if (storage.get('token') !== null) storage.set('host', baseUrl ?? '');
}

/** Timeout for the config, in ms since the page was opened: nothing is shown before it has loaded. */
const CONFIG_TIMEOUT = 8_000;
/** Minimum timeout in ms if the page itself loaded late. */
const MIN_CONFIG_TIMEOUT = 2_000;

/** Loads the runtime config, unchecked. Rejects if it cannot be read or times out. */
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

/** Returns the preloaded response for a URL, once; undefined if there is none. */
export function takePreloaded(url: string): Promise<Response> | undefined {
  const calls: PreloadState['calls'] = window.__CONSOLE_PRELOAD__?.calls;
  const response = calls?.[url];
  if (calls) delete calls[url];
  return response;
}
