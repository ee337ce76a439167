import { getTokenFor } from './session';

/** Placeholder if no token is sent: a cookie carries the session, or there is no session. */
export const TOKEN_PLACEHOLDER = '-';

/** Returns the token of an origin to pass to another application; never the placeholder. */
export const getShareableToken = (
  origin: string,
  trustedOrigins: readonly string[] = [],
): string | undefined => {
  const token = getTokenFor(origin, trustedOrigins);
  return token === TOKEN_PLACEHOLDER ? undefined : token;
};
