import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useMay } from '../../session/useMay';
import { isBelow } from '../../writes/openedList';
import type { ShownList } from './ListContext';

/** The key of the address that names the record looked at beside its list. */
const KEY = 'peek';

/** What a list shows of one of its records beside itself. */
export interface Peek {
  /** Id of the record; undefined while none is looked at. */
  id: string | undefined;
  /** Looks at a record. A first one is a step of the history, so that Back closes it; another one takes its place. */
  show: (id: string) => void;
  close: () => void;
}

/** Records are looked at beside their list where its rows lead to their own detail; undefined elsewhere. */
export function usePeek({ list, resource }: Pick<ShownList, 'list' | 'resource'>): Peek | undefined {
  const { search, state } = useLocation() as { search: string; state: unknown };
  const navigate = useNavigate();
  const may = useMay();
  const { rowClick } = list;
  const leadsThere =
    rowClick?.kind === 'path' && isBelow(rowClick.path.replace(/\?.*/, ''), `/admin/${resource.route}/{id}`);
  // `detail` itself may not be read yet: what it names may still be on its way.
  const isOffered = list.inAddress && resource.hasDetail && leadsThere && may(resource.access.show);
  return useMemo(() => {
    if (!isOffered) return undefined;
    const query = new URLSearchParams(search);
    const id = query.get(KEY) ?? undefined;
    const isOwnStep = typeof state === 'object' && state !== null && KEY in state;
    return {
      id,
      show: (next) => {
        if (next === id) return;
        query.set(KEY, next);
        const isFirst = id === undefined;
        void navigate(
          { search: `?${query}` },
          { replace: !isFirst, state: isFirst ? { [KEY]: true } : state, preventScrollReset: true },
        );
      },
      close: () => {
        if (isOwnStep) return void navigate(-1);
        query.delete(KEY);
        return void navigate({ search: `?${query}` }, { replace: true, state, preventScrollReset: true });
      },
    };
  }, [isOffered, search, state, navigate]);
}
