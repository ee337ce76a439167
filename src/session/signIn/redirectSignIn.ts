import type { RequestFunction } from '../../../dataProvider/http/request';

/**
 * Reason why a sign-in at a provider failed; their texts are in `src/i18n/messages/provider.ts`. `asks`: the provider would have
 * to ask the user. `host`: the host failed, see the cause.
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
  | 'insecure'
  | 'origin'
  | 'setup'
  | 'host'
  | 'other';

/** Sign-in that the provider refused, or whose response is not trustworthy. */
export class SignInError extends Error {
  override readonly name = 'Refusal';
  readonly kind: SignInErrorKind;
  /** Path that the user wanted to open, not yet validated. */
  next: string | null;

  constructor(kind: SignInErrorKind, cause?: unknown, next: string | null = null) {
    super(`The sign-in was refused: ${kind}`, { cause });
    this.kind = kind;
    this.next = next;
  }
}

/** Interface of a provider for the login page. */
export interface RedirectSignIn {
  /** Name of the provider. */
  name: string;
  /** Origin of the provider, which the login page shows. */
  origin: string;
  /**
   * Redirects to the provider. `silent`: the provider asks the user nothing, and returns without a session if it would have
   * to. Rejects with `SignInError`.
   */
  redirectToProvider: (next: string | null, silent?: boolean) => Promise<void>;
  /**
   * Finishes the provider's callback and stores the session. Resolves to the path that the user wanted to open. Rejects with
   * `SignInError`.
   */
  finishSignIn: (url: URL, request: RequestFunction) => Promise<string | null>;
}
