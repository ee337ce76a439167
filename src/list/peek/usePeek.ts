import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useCanAccess } from '../../session/access/useCanAccess';
import { isSameOrSubPath } from '../../mutations/list/listNavigation';
import type { ListContextValue } from '../ListContext';

/** The key of the address that names the record looked at beside its list. */
const PEEK_PARAM = 'peek';

/** What a list shows of one of its records beside itself. */
export interface Peek {
  /** Id of the record; undefined while none is looked at. */
  id: string | undefined;
  /** Looks at a record. A first one is a step of the history, so that Back closes it; another one takes its place. */
  show: (id: string) => void;
  close: () => void;
}

/** Records are looked at beside their list where its rows lead to their own detail; undefined elsewhere. */
export function usePeek({ list, resource }: Pick<ListContextValue, 'list' | 'resource'>): Peek | undefined {
  const { search, state } = useLocation() as { search: string; state: unknown };
  const navigate = useNavigate();
  const canAccess = useCanAccess();
  const { rowClick } = list;
  const linksToRecord =
    rowClick?.kind === 'path' &&
    isSameOrSubPath(rowClick.path.replace(/\?.*/, ''), `/admin/${resource.route}/{id}`);
  // `detail` itself may not be read yet: what it names may still be on its way.
  const isEnabled = list.inAddress && resource.hasDetail && linksToRecord && canAccess(resource.access.show);
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
