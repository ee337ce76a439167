import { toSafeReturnPath } from '../../lib/url/toSafeReturnPath';
import { createStorage } from '../../lib/storage/storage';

const tabStorage = createStorage('session', 'console.');
const RETURN_PATH_KEY = 'leftPage';

/** Saves the page that a 503 interrupted, so it can be offered when the host is back. Ignores paths outside the console. */
export function saveReturnPath(path: unknown): void {
  const returnPath = toSafeReturnPath(path, '');
  if (returnPath === '') tabStorage.remove(RETURN_PATH_KEY);
  else tabStorage.set(RETURN_PATH_KEY, returnPath);
}

/** Returns the interrupted page; undefined if there is none. */
export const getReturnPath = (): string | undefined =>
  toSafeReturnPath(tabStorage.get(RETURN_PATH_KEY), '') || undefined;

/** Removes the saved page after the user has returned to it or no longer wants it. */
export const clearReturnPath = (): void => tabStorage.remove(RETURN_PATH_KEY);
