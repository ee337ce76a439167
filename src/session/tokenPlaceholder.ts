import { getTokenFor } from './session';

/** Stands for a token where none is sent: a cookie carries the session, or there is none to carry. */
export const TOKEN_PLACEHOLDER = '-';

/** The token of an origin, to hand on to another application: what stands for one is none. */
export const getShareableToken = (
  origin: string,
  trustedOrigins: readonly string[] = [],
): string | undefined => {
  const token = getTokenFor(origin, trustedOrigins);
  return token === TOKEN_PLACEHOLDER ? undefined : token;
};
