import type { SignInInput } from '../schema/runtime/signIn';

/** How one signs in, as the runtime config says it: see `schema/signIn.ts`. */
export type SignInSource = 'none' | SignInInput;

/** The same with its members. */
export const toSignInInput = (source: SignInSource): SignInInput =>
  source === 'none' ? { type: 'none' } : source;

/** Paths at the main host that begin, renew or end a session here, besides those of the product. */
export function listSessionPaths(source: SignInSource | undefined): string[] {
  if (source === undefined || source === 'none') return [];
  const { login, refresh, logout, check } = source;
  // A read that proves a key begins nothing: it may be a list that is shown, too.
  const mutatingCheck = check?.method === undefined || check.method === 'GET' ? undefined : check;
  return [login, refresh, logout, mutatingCheck].flatMap((call) =>
    call && call.path !== undefined ? [call.path] : [],
  );
}
