import { use, type ReactNode } from 'react';
import { useDeclarations, useResources } from '../../../console/hooks';
import { useMay } from '../../../session/useMay';

interface MayListProps {
  /** Name of the resource; absent where nothing is declared of who may. */
  resource: string | undefined;
  children: ReactNode;
}

/** What stands on a list that the viewer may see, once its declaration is there; nothing otherwise, and nothing is asked. */
export function MayList({ resource, children }: MayListProps) {
  const { isReady, load } = useDeclarations();
  const found = useResources().get(resource ?? '');
  const may = useMay();
  if (resource === undefined) return children;
  if (!isReady(resource, 'list')) use(load(resource, 'list'));
  return found && may(found.access.list) ? children : null;
}
