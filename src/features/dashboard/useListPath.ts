import { useDeclarations } from '../../queries/console/consoleHooks';
import { useCanAccess } from '../../session/access/useCanAccess';

/**
 * Returns the path of the list behind a figure, with a filter query; undefined if the user cannot access it or the
 * installation does not have it.
 */
export function useListPath(resource: string, query = ''): string | undefined {
  const { resourceIndex } = useDeclarations();
  const canAccess = useCanAccess();
  for (const { name, route, hasList, access } of resourceIndex)
    if (name === resource) return hasList && canAccess(access.list) ? `/admin/${route}${query}` : undefined;
  return undefined;
}
