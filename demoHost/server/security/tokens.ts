import { randomBytes } from 'node:crypto';

/** Creates an opaque token of 256 random bits. */
export const newToken = (): string => randomBytes(32).toString('base64url');
