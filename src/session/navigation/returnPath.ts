import { toSafeReturnPath } from '../../lib/url/toSafeReturnPath';
import { createStorage } from '../../lib/storage/storage';

const tabStorage = createStorage('session', 'console.');
const RETURN_PATH_KEY = 'leftPage';

/** Keeps the page that a 503 took away, to be offered once the host is back; what is no page of the console is not kept. */
export function saveReturnPath(path: unknown): void {
  const returnPath = toSafeReturnPath(path, '');
  if (returnPath === '') tabStorage.remove(RETURN_PATH_KEY);
  else tabStorage.set(RETURN_PATH_KEY, returnPath);
}

/** The page that was left; undefined when there is none. */
export const getReturnPath = (): string | undefined =>
  toSafeReturnPath(tabStorage.get(RETURN_PATH_KEY), '') || undefined;

/** It was reached again, or is not wanted any more. */
export const clearReturnPath = (): void => tabStorage.remove(RETURN_PATH_KEY);
