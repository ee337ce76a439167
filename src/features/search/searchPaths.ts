import { createStorage } from '../../lib/storage/storage';
import { toSafeReturnPath } from '../../lib/url/toSafeReturnPath';

const storage = createStorage('local', 'console.');
const STORAGE_KEY = 'search-history';

/** Stores the page from which the search was started. */
export const saveSearchReturnPath = (path: string): void => storage.set(STORAGE_KEY, path);

/** Returns the path back from the results page; always inside the console. */
export const getSearchReturnPath = (): string => toSafeReturnPath(storage.get(STORAGE_KEY));

/** The page of the results; q only where there is a text. */
export const getResultsPath = (q: string): string =>
  `/admin/search${q ? `?${new URLSearchParams({ q })}` : ''}`;
