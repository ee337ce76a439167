import { isPlainObject, readStoredJson } from '../../lib/json';
import { createStorage } from '../../lib/storage/storage';

/** A sign-in that is on its way, kept in this tab until the provider leads back. */
export interface PendingSignIn {
  issuer: string;
  state: string;
  nonce: string;
  verifier: string;
  /** Where the person wanted to go, still unchecked. */
  next: string | null;
  silent: boolean;
}

const tabStorage = createStorage('session', 'console.');
const PENDING_KEY = 'oidc';

export const savePendingSignIn = (pending: PendingSignIn): void =>
  tabStorage.set(PENDING_KEY, JSON.stringify(pending));

/** What was kept, once: a second answer to the same question finds nothing. */
export function takePendingSignIn(): PendingSignIn | undefined {
  const pendingSignIn = readStoredJson(tabStorage, PENDING_KEY, isPendingSignIn);
  tabStorage.remove(PENDING_KEY);
  return pendingSignIn;
}

const isPendingSignIn = (value: unknown): value is PendingSignIn =>
  isPlainObject(value) &&
  ['issuer', 'state', 'nonce', 'verifier'].every((key) => typeof value[key] === 'string') &&
  (value.next === null || typeof value.next === 'string');
