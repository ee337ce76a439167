import { tokenFor } from './session';

/** Stands for a token where none is sent: a cookie carries the session, or there is none to carry. */
export const NO_TOKEN = '-';

/** The token of an origin, to hand on to another application: what stands for one is none. */
export const tokenToHand = (origin: string, named: readonly string[] = []): string | undefined => {
  const token = tokenFor(origin, named);
  return token === NO_TOKEN ? undefined : token;
};
