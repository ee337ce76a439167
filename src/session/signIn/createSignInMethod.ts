import { listSessionPaths, toSignInInput, type SignInSource } from '../../config/runtime/signInSource';
import type { SignInMethod } from './signInMethod';
import { createKeySignIn } from './createKeySignIn';
import { createAnonymousSignIn } from './createAnonymousSignIn';
import { createPasswordSignIn } from './createPasswordSignIn';

/** Creates the sign-in method that the runtime config declares. OpenID Connect code loads only if needed. */
export async function createSignInMethod(declaration: SignInSource): Promise<SignInMethod> {
  const source = toSignInInput(declaration);
  const sessionPaths = listSessionPaths(source);
  if (source.type === 'none') return createAnonymousSignIn(source);
  if (source.type === 'key') return createKeySignIn(source, sessionPaths);
  if (source.type === 'password') return createPasswordSignIn(source, sessionPaths);
  const { createOidcSignIn } = await import('../oidc/createOidcSignIn');
  return createOidcSignIn(source);
}
