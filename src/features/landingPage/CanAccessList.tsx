import { use, type ReactNode } from 'react';
import { useDeclarations, useResources } from '../../queries/console/consoleHooks';
import { useCanAccess } from '../../session/access/useCanAccess';

interface CanAccessListProps {
  /** Name of the resource; absent where nothing is declared of who may. */
  resource: string | undefined;
  children: ReactNode;
}

/** What stands on a list that the viewer may see, once its declaration is there; nothing otherwise, and nothing is asked. */
export function CanAccessList({ resource, children }: CanAccessListProps) {
  const { isLoaded, load } = useDeclarations();
  const declaration = useResources().get(resource ?? '');
  const canAccess = useCanAccess();
  if (resource === undefined) return children;
  if (!isLoaded(resource, 'list')) use(load(resource, 'list'));
  return declaration && canAccess(declaration.access.list) ? children : null;
}
