import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useCanAccess } from '../../session/access/useCanAccess';
import { isSameOrSubPath } from '../../mutations/list/listNavigation';
import type { ListContextValue } from '../ListContext';

/** Query parameter with the id of the record in the side panel. */
const PEEK_PARAM = 'peek';

/** State of the side panel that shows a record of the list. */
export interface Peek {
  /** Id of the record; undefined while the panel is closed. */
  id: string | undefined;
  /** Shows a record. The first one adds a history entry, so that Back closes the panel; further ones replace it. */
  show: (id: string) => void;
  close: () => void;
}

/** Returns the side panel's state; undefined unless the rows of the list link to their own detail. */
export function usePeek({ list, resource }: Pick<ListContextValue, 'list' | 'resource'>): Peek | undefined {
  const { search, state } = useLocation() as { search: string; state: unknown };
  const navigate = useNavigate();
  const canAccess = useCanAccess();
  const { rowClick } = list;
  const linksToRecord =
    rowClick?.kind === 'path' &&
    isSameOrSubPath(rowClick.path.replace(/\?.*/, ''), `/admin/${resource.route}/{id}`);
  // Do not read `show` here: the declarations it references may still be loading.
  const isEnabled = list.syncUrl && resource.hasDetail && linksToRecord && canAccess(resource.access.show);
  return useMemo(() => {
    if (!isEnabled) return undefined;
    const searchParams = new URLSearchParams(search);
    const id = searchParams.get(PEEK_PARAM) ?? undefined;
    const isOwnHistoryEntry = typeof state === 'object' && state !== null && PEEK_PARAM in state;
    return {
      id,
      show: (nextId) => {
        if (nextId === id) return;
        searchParams.set(PEEK_PARAM, nextId);
        const isFirst = id === undefined;
        void navigate(
          { search: `?${searchParams}` },
          { replace: !isFirst, state: isFirst ? { [PEEK_PARAM]: true } : state, preventScrollReset: true },
        );
      },
      close: () => {
        if (isOwnHistoryEntry) return void navigate(-1);
        searchParams.delete(PEEK_PARAM);
        return void navigate(
          { search: `?${searchParams}` },
          { replace: true, state, preventScrollReset: true },
        );
      },
    };
  }, [isEnabled, search, state, navigate]);
}
