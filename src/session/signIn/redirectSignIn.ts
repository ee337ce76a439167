import type { RequestFunction } from '../../../dataProvider/http/request';

/**
 * Why a sign-in at a provider came to nothing; the texts of each are in `src/i18n/es/provider.ts`. `asks`: it would have to ask
 * the person; `host`: what went wrong is the host's, the cause says what.
 */
export type SignInErrorKind =
  | 'denied'
  | 'asks'
  | 'state'
  | 'nonce'
  | 'issuer'
  | 'expired'
  | 'clock'
  | 'down'
  | 'storage'
  | 'origin'
  | 'setup'
  | 'host'
  | 'other';

/** A sign-in that the provider refused, or whose answer is not to be believed. */
export class SignInError extends Error {
  override readonly name = 'Refusal';
  readonly kind: SignInErrorKind;
  /** Where the person wanted to go, still unchecked. */
  next: string | null;

  constructor(kind: SignInErrorKind, cause?: unknown, next: string | null = null) {
    super(`The sign-in was refused: ${kind}`, { cause });
    this.kind = kind;
    this.next = next;
  }
}

/** What the login page of a provider needs. */
export interface RedirectSignIn {
  /** What the provider is called. */
  name: string;
  /** Its origin, which the login page shows. */
  origin: string;
  /**
   * Leaves for the provider. `silent`: it asks the person nothing, and comes back without a session where it would have to.
   * Rejects with `Refusal`.
   */
  redirectToProvider: (next: string | null, silent?: boolean) => Promise<void>;
  /** Ends what the provider led back with and stores the session; answers where the person wanted to go. Rejects with `Refusal`. */
  finishSignIn: (url: URL, request: RequestFunction) => Promise<string | null>;
}
