import type { Started } from '../lib/consoleStarted';
import { createStorage } from '../lib/storage';
import { served } from '../lib/base';

/** `start.js` asks this host before it has read the config; it is kept for the next visit (never a token's way elsewhere). */
const storage = createStorage('local', 'console.');

/** Only beside a session, without which it serves nothing: a sign-out leaves nothing in the browser (SHELL-42). */
export function rememberHost(address: string | undefined): void {
  if (storage.get('token') !== null) storage.set('host', address ?? '');
}

/** ms since the page was opened after which the config counts as missing: nothing is shown before it is there. */
const PATIENCE = 8_000;
/** ms that it has at least, where the page itself came late. */
const LEAST = 2_000;

/** The runtime config as it was found. Rejects where it cannot be read, or does not come. */
export const startedConfig = (): Promise<unknown> =>
  Promise.race([
    window.consoleStarted?.config ?? fetchConfig(),
    new Promise((_, reject) =>
      setTimeout(() => reject(new Error('config.json')), Math.max(LEAST, PATIENCE - performance.now())),
    ),
  ]);

const fetchConfig = async (): Promise<unknown> => {
  const response = await fetch(served('/config.json'), { cache: 'no-cache', redirect: 'error' });
  return (await response.json()) as unknown;
};

/** The started answer for an address, once; undefined when there is none. */
export function takeStarted(url: string): Promise<Response> | undefined {
  const calls: Started['calls'] = window.consoleStarted?.calls;
  const found = calls?.[url];
  if (calls) delete calls[url];
  return found;
}
