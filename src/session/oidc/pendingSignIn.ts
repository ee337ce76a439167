import { isPlainObject, readStoredJson } from '../../lib/json';
import { createStorage } from '../../lib/storage/storage';

/** Pending sign-in, stored in this tab until the provider redirects back. */
export interface PendingSignIn {
  issuer: string;
  state: string;
  nonce: string;
  verifier: string;
  /** Path that the user wanted to open, not yet validated. */
  next: string | null;
  silent: boolean;
}

const tabStorage = createStorage('session', 'console.');
const PENDING_KEY = 'oidc';

export const savePendingSignIn = (pending: PendingSignIn): void =>
  tabStorage.set(PENDING_KEY, JSON.stringify(pending));

/** Returns and removes the pending sign-in, so a second callback finds nothing. */
export function takePendingSignIn(): PendingSignIn | undefined {
  const pendingSignIn = readStoredJson(tabStorage, PENDING_KEY, isPendingSignIn);
  tabStorage.remove(PENDING_KEY);
  return pendingSignIn;
}

const isPendingSignIn = (value: unknown): value is PendingSignIn =>
  isPlainObject(value) &&
  ['issuer', 'state', 'nonce', 'verifier'].every((key) => typeof value[key] === 'string') &&
  (value.next === null || typeof value.next === 'string');
