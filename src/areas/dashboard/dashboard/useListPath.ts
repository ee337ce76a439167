import { useDeclarations } from '../../../console/hooks';
import { useMay } from '../../../session/useMay';

/**
 * The address of the list that figures count, narrowed by the query of an address; undefined where the viewer may not see
 * it, or the installation does not have it.
 */
export function useListPath(resource: string, query = ''): string | undefined {
  const { faces } = useDeclarations();
  const may = useMay();
  for (const { name, route, hasList, access } of faces)
    if (name === resource) return hasList && may(access.list) ? `/admin/${route}${query}` : undefined;
  return undefined;
}
