import { ApiError } from '../../dataProvider';

/** Statuses of an id that is invalid or inaccessible: unknown, another tenant's, deleted, malformed, too long. */
const INVALID_ID_CODES: readonly unknown[] = [400, 403, 404, 410, 414, 422];

/** True if a read failed because of its id, so that a retry is useless. Includes ids that cannot be a path segment. */
export const isInvalidIdError = (error: Error | null): boolean =>
  error instanceof ApiError ? INVALID_ID_CODES.includes(error.code) : error?.name === 'PathError';
