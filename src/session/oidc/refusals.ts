import * as oauth from 'oauth4webapi';
import { Refusal, type RefusalKind } from '../redirects';

/** What providers answer to an address that they were led to with, by the names of the standards. */
const answered: Readonly<Record<string, RefusalKind>> = {
  access_denied: 'denied',
  login_required: 'asks',
  interaction_required: 'asks',
  consent_required: 'asks',
  account_selection_required: 'asks',
  temporarily_unavailable: 'down',
  server_error: 'down',
};

/** What they answer to a code or a refresh token. */
const exchanged: Readonly<Record<string, RefusalKind>> = {
  invalid_grant: 'expired',
  temporarily_unavailable: 'down',
  server_error: 'down',
};

/** Why a call to a provider, or what it answered, was refused. Bugs stay what they are. */
export function refusalOf(error: unknown): unknown {
  if (error instanceof Refusal) return error;
  if (error instanceof oauth.AuthorizationResponseError)
    return new Refusal(answered[error.error] ?? 'setup', error);
  if (error instanceof oauth.ResponseBodyError)
    return new Refusal(isBusy(error.status) ? 'down' : (exchanged[error.error] ?? 'setup'), error);
  if (error instanceof DOMException || isNetwork(error)) return new Refusal('down', error);
  if (error instanceof oauth.OperationProcessingError) return new Refusal(kindOf(error), error);
  return error;
}

const isBusy = (status: number): boolean => status >= 500 || status === 408 || status === 429;

/** Every refused, reset or offline connection reaches the page as a TypeError without a code. */
const isNetwork = (error: unknown): boolean => error instanceof TypeError && !('code' in error);

function kindOf({ code, cause }: oauth.OperationProcessingError): RefusalKind {
  const { claim, attribute } = (cause ?? {}) as { claim?: unknown; attribute?: unknown };
  if (code === oauth.JWT_TIMESTAMP_CHECK) return 'clock';
  if (claim === 'nonce') return 'nonce';
  if (claim === 'iss' || claim === 'aud' || attribute === 'issuer') return 'issuer';
  // No answer of a provider: an error page of what stands before it.
  return code === oauth.RESPONSE_IS_NOT_JSON ||
    code === oauth.RESPONSE_IS_NOT_CONFORM ||
    code === oauth.PARSE_ERROR
    ? 'down'
    : 'other';
}
