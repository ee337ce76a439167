import { safeNext } from '../lib/safeNext';
import { createStorage } from '../lib/storage';

const tab = createStorage('session', 'console.');
const KEY = 'leftPage';

/** Keeps the page that a 503 took away, to be offered once the host is back; what is no page of the console is not kept. */
export function keepLeftPage(path: unknown): void {
  const page = safeNext(path, '');
  if (page === '') tab.remove(KEY);
  else tab.set(KEY, page);
}

/** The page that was left; undefined when there is none. */
export const leftPage = (): string | undefined => safeNext(tab.get(KEY), '') || undefined;

/** It was reached again, or is not wanted any more. */
export const forgetLeftPage = (): void => tab.remove(KEY);
