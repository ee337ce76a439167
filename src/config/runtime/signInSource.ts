import type { SignInInput } from '../schema/runtime/signIn';

/** Sign-in as the runtime config sets it; see `schema/runtime/signIn.ts`. */
export type SignInSource = 'none' | SignInInput;

/** Expands the short form "none" to an object. */
export const toSignInInput = (source: SignInSource): SignInInput =>
  source === 'none' ? { type: 'none' } : source;

/** Returns the paths at the main host that start, renew or end a session here, besides those of the product. */
export function listSessionPaths(source: SignInSource | undefined): string[] {
  if (source === undefined || source === 'none') return [];
  const { login, refresh, logout, check } = source;
  // A GET that verifies a key starts no session. It can be the call of a list that the console shows, so it is not included.
  const mutatingCheck = check?.method === undefined || check.method === 'GET' ? undefined : check;
  return [login, refresh, logout, mutatingCheck].flatMap((call) =>
    call && call.path !== undefined ? [call.path] : [],
  );
}
