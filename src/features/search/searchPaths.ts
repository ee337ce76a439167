import { createStorage } from '../../lib/storage/storage';
import { toSafeReturnPath } from '../../lib/url/toSafeReturnPath';

const storage = createStorage('local', 'console.');
/** SEARCH-09. */
const STORAGE_KEY = 'search-history';

/** Stores the page from which the search was started. */
export const saveSearchReturnPath = (path: string): void => storage.set(STORAGE_KEY, path);

/** Returns the path back from the results page; always inside the console. */
export const getSearchReturnPath = (): string => toSafeReturnPath(storage.get(STORAGE_KEY));

/** The page of the results (SEARCH-02); q only where there is a text (SEARCH-03). */
export const getResultsPath = (q: string): string =>
  `/admin/search${q ? `?${new URLSearchParams({ q })}` : ''}`;
