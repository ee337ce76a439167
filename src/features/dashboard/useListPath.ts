import { useDeclarations } from '../../queries/console/consoleHooks';
import { useCanAccess } from '../../session/access/useCanAccess';

/**
 * The address of the list that figures count, narrowed by the query of an address; undefined where the viewer may not see
 * it, or the installation does not have it.
 */
export function useListPath(resource: string, query = ''): string | undefined {
  const { resourceIndex } = useDeclarations();
  const canAccess = useCanAccess();
  for (const { name, route, hasList, access } of resourceIndex)
    if (name === resource) return hasList && canAccess(access.list) ? `/admin/${route}${query}` : undefined;
  return undefined;
}
