import type { AuthProvider } from 'ra-core';
import type { ConsoleDataProvider } from '../../../dataProvider';
import type { Registry } from './registry';

type Loader = Pick<Registry, 'isReady' | 'load' | 'failure' | 'snapshot'>;

/** A provider whose calls wait for the declaration of their resource; one that does not come fails the call. */
export function declaredFirst(provider: ConsoleDataProvider, loader: Loader): ConsoleDataProvider;
export function declaredFirst(provider: AuthProvider, loader: Loader): AuthProvider;
export function declaredFirst(provider: object, loader: Loader): object {
  return Object.fromEntries(
    Object.entries(provider).map(([name, method]: [string, unknown]) => [
      name,
      typeof method === 'function' ? waiting(method as Method, loader) : method,
    ]),
  );
}

type Method = (...args: readonly unknown[]) => unknown;

function waiting(method: Method, loader: Loader): Method {
  return (...args) => {
    const name = resourceOf(args[0]);
    if (name === undefined || !loader.snapshot().faces.has(name) || loader.isReady(name, 'own'))
      return method(...args);
    return loader.load(name, 'own').then(() => {
      const failure = loader.failure(name, 'own');
      if (failure) throw failure;
      return method(...args);
    });
  };
}

/** The data provider's methods are given the name first, the auth provider's `canAccess` in an object. */
function resourceOf(first: unknown): string | undefined {
  if (typeof first === 'string') return first;
  const named =
    typeof first === 'object' && first !== null && 'resource' in first ? first.resource : undefined;
  return typeof named === 'string' ? named : undefined;
}
