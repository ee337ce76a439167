import { createHash, randomBytes } from 'node:crypto';

/** Creates an opaque token of 256 random bits. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Returns the SHA-256 of a token: the store keeps this, so that its rows open nothing. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
