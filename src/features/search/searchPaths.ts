import { createStorage } from '../../lib/storage/storage';
import { isHiddenPage } from '../../lib/url/hiddenPages';
import { toSafeReturnPath } from '../../lib/url/toSafeReturnPath';

const storage = createStorage('local', 'console.');
const STORAGE_KEY = 'search-history';

/** Stores the page from which the search was started. */
export const saveSearchReturnPath = (path: string): void => storage.set(STORAGE_KEY, path);

/** Returns the path back from the results page; always inside the console. */
export const getSearchReturnPath = (): string => toSafeReturnPath(storage.get(STORAGE_KEY));

/** True if this installation has the page of the results. Without it the search offers screens and actions only. */
export const hasResultsPage = (): boolean => !isHiddenPage(getResultsPath(''));

/** The page of the results; q only where there is a text. */
export const getResultsPath = (q: string): string =>
  `/admin/search${q ? `?${new URLSearchParams({ q })}` : ''}`;
