import { isPlainObject, readJson } from '../../lib/json';
import { createStorage } from '../../lib/storage';

/** A sign-in that is on its way, kept in this tab until the provider leads back. */
export interface Pending {
  issuer: string;
  state: string;
  nonce: string;
  verifier: string;
  /** Where the person wanted to go, still unchecked. */
  next: string | null;
  silent: boolean;
}

const tab = createStorage('session', 'console.');
const KEY = 'oidc';

export const keepPending = (pending: Pending): void => tab.set(KEY, JSON.stringify(pending));

/** What was kept, once: a second answer to the same question finds nothing. */
export function takePending(): Pending | undefined {
  const found = readJson(tab, KEY, isPending);
  tab.remove(KEY);
  return found;
}

const isPending = (value: unknown): value is Pending =>
  isPlainObject(value) &&
  ['issuer', 'state', 'nonce', 'verifier'].every((key) => typeof value[key] === 'string') &&
  (value.next === null || typeof value.next === 'string');
