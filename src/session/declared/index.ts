import { sessionPathsOf, signInOf, type SignInSource } from '../../config/signIn';
import type { Way } from '../way';
import { keyWay } from './key';
import { noWay } from './none';
import { passwordWay } from './password';

/** The way to sign in that the runtime config declares. What a provider of OpenID Connect needs loads only for one. */
export async function wayOf(declared: SignInSource): Promise<Way> {
  const source = signInOf(declared);
  const paths = sessionPathsOf(source);
  if (source.type === 'none') return noWay(source);
  if (source.type === 'key') return keyWay(source, paths);
  if (source.type === 'password') return passwordWay(source, paths);
  const { oidcWay } = await import('../oidc');
  return oidcWay(source);
}
