import { isPlainObject } from '../../lib/json';

/** True if a host with this dialect returns lists page by page. Every preset does. */
export const isPaginated = (dialect: unknown): boolean => !isPlainObject(dialect) || dialect.page !== false;
