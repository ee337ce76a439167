import { ApiError } from '../../dataProvider';

/** What the host answers when an id is none, or not for this user: unknown, another tenant's, deleted, malformed, too long. */
const INVALID_ID_CODES: readonly unknown[] = [400, 403, 404, 410, 414, 422];

/** Whether a read failed because of the id it names, and will for good; what cannot even stand in a path is such an id too. */
export const isInvalidIdError = (error: Error | null): boolean =>
  error instanceof ApiError ? INVALID_ID_CODES.includes(error.code) : error?.name === 'PathError';
