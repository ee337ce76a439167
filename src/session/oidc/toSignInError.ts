import * as oauth from 'oauth4webapi';
import { SignInError, type SignInErrorKind } from '../signIn/redirectSignIn';

/** Standard error codes of authorization responses. */
const authorizationErrors: Readonly<Record<string, SignInErrorKind>> = {
  access_denied: 'denied',
  login_required: 'asks',
  interaction_required: 'asks',
  consent_required: 'asks',
  account_selection_required: 'asks',
  temporarily_unavailable: 'down',
  server_error: 'down',
};

/** Standard error codes of token responses. */
const tokenErrors: Readonly<Record<string, SignInErrorKind>> = {
  invalid_grant: 'expired',
  temporarily_unavailable: 'down',
  server_error: 'down',
};

/** Converts an error of a provider request or response to a `SignInError`. Bugs are returned unchanged. */
export function toSignInError(error: unknown): unknown {
  if (error instanceof SignInError) return error;
  if (error instanceof oauth.AuthorizationResponseError)
    return new SignInError(authorizationErrors[error.error] ?? 'setup', error);
  if (error instanceof oauth.ResponseBodyError)
    return new SignInError(isBusy(error.status) ? 'down' : (tokenErrors[error.error] ?? 'setup'), error);
  if (error instanceof DOMException || isNetworkError(error)) return new SignInError('down', error);
  if (error instanceof oauth.OperationProcessingError) return new SignInError(toErrorKind(error), error);
  return error;
}

const isBusy = (status: number): boolean => status >= 500 || status === 408 || status === 429;

/** Every refused, reset or offline connection reaches the page as a TypeError without a code. */
const isNetworkError = (error: unknown): boolean => error instanceof TypeError && !('code' in error);

function toErrorKind({ code, cause }: oauth.OperationProcessingError): SignInErrorKind {
  const { claim, attribute } = (cause ?? {}) as { claim?: unknown; attribute?: unknown };
  if (code === oauth.JWT_TIMESTAMP_CHECK) return 'clock';
  if (claim === 'nonce') return 'nonce';
  if (claim === 'iss' || claim === 'aud' || attribute === 'issuer') return 'issuer';
  // The response does not come from the provider, such as a proxy's error page.
  return code === oauth.RESPONSE_IS_NOT_JSON ||
    code === oauth.RESPONSE_IS_NOT_CONFORM ||
    code === oauth.PARSE_ERROR
    ? 'down'
    : 'other';
}
