import { isPlainObject } from '../../lib/json';

/** Whether a host whose dialect is this one gives lists page by page. Every preset does. */
export const isPaginated = (dialect: unknown): boolean => !isPlainObject(dialect) || dialect.page !== false;
