import { createStorage } from '../../../lib/storage';
import { safeNext } from '../../../lib/safeNext';

const storage = createStorage('local', 'console.');
/** SEARCH-09. */
const KEY = 'search-history';

/** Keeps the page the search was started from. */
export const rememberPage = (path: string): void => storage.set(KEY, path);

/** Where the results page leads back to; always inside the console. */
export const lastPage = (): string => safeNext(storage.get(KEY));
