import type { AuthProvider } from 'ra-core';
import type { ConsoleDataProvider } from '../../../dataProvider';
import type { DeclarationRegistry } from './declarationRegistry';

type DeclarationLoader = Pick<DeclarationRegistry, 'isLoaded' | 'load' | 'getError' | 'store'>;

/** Wraps a provider so that its calls wait for the declaration of their resource; if it fails to load, the call fails. */
export function awaitDeclaration(
  provider: ConsoleDataProvider,
  loader: DeclarationLoader,
): ConsoleDataProvider;
export function awaitDeclaration(provider: AuthProvider, loader: DeclarationLoader): AuthProvider;
export function awaitDeclaration(provider: object, loader: DeclarationLoader): object {
  return Object.fromEntries(
    Object.entries(provider).map(([name, method]: [string, unknown]) => [
      name,
      typeof method === 'function' ? afterDeclaration(method as Method, loader) : method,
    ]),
  );
}

type Method = (...args: readonly unknown[]) => unknown;

function afterDeclaration(method: Method, loader: DeclarationLoader): Method {
  return (...args) => {
    const name = getResourceName(args[0]);
    if (
      name === undefined ||
      !loader.store.getState().resourceIndex.has(name) ||
      loader.isLoaded(name, 'own')
    )
      return method(...args);
    return loader.load(name, 'own').then(() => {
      const failure = loader.getError(name, 'own');
      if (failure) throw failure;
      return method(...args);
    });
  };
}

/** Data provider methods take the name as first argument, the auth provider's `canAccess` takes it in an object. */
function getResourceName(firstArgument: unknown): string | undefined {
  if (typeof firstArgument === 'string') return firstArgument;
  const resource =
    typeof firstArgument === 'object' && firstArgument !== null && 'resource' in firstArgument
      ? firstArgument.resource
      : undefined;
  return typeof resource === 'string' ? resource : undefined;
}
