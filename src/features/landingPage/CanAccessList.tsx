import { use, type ReactNode } from 'react';
import { useDeclarations, useResources } from '../../queries/console/consoleHooks';
import { useCanAccess } from '../../session/access/useCanAccess';

interface CanAccessListProps {
  /** Name of the resource; absent if no access rule applies. */
  resource: string | undefined;
  children: ReactNode;
}

/**
 * Renders its children if the user can access the list, once its declaration has loaded; else nothing, without a request.
 */
export function CanAccessList({ resource, children }: CanAccessListProps) {
  const { isLoaded, load } = useDeclarations();
  const declaration = useResources().get(resource ?? '');
  const canAccess = useCanAccess();
  if (resource === undefined) return children;
  if (!isLoaded(resource, 'list')) use(load(resource, 'list'));
  return declaration && canAccess(declaration.access.list) ? children : null;
}
