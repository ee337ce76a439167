import { useLocation } from 'react-router-dom';
import type { Resource } from '../config/types';
import { useListPageQuery } from '../queries/list/useListPageQuery';
import { getScopeIds } from './getScopeIds';
import type { ScopeLevel } from './scopeLevels';
import { isInitialSelection } from './selectionState';

const FIRST_PAGE = {
  pagination: { page: 1, perPage: 50 },
  sort: { field: '', order: 'ASC' },
  filter: {},
} as const;

/**
 * Returns the selection to open in place of one that has nothing below it: that of the first record that the host lists. It is read
 * only if the console made the selection; one that the user made stays.
 *
 * @param ids Selected ids, in level order.
 * @returns undefined if there is none, pending while it is being read.
 */
export function useOtherIds(
  resource: Resource,
  levels: readonly ScopeLevel[],
  ids: readonly string[],
  isEmpty: boolean,
): { isPending: boolean; otherIds: readonly string[] | undefined } {
  const state: unknown = useLocation().state;
  const enabled = isEmpty && ids.length > 0 && isInitialSelection(state);
  const { data, error } = useListPageQuery(resource.name, FIRST_PAGE, { enabled });
  if (!enabled) return { isPending: false, otherIds: undefined };
  return {
    isPending: !data && !error,
    otherIds: data
      ?.map((record) => getScopeIds(resource, levels, record).slice(0, ids.length))
      .find((recordIds): recordIds is string[] => recordIds.every((id) => id !== undefined)),
  };
}
