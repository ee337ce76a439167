import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useLogout } from 'ra-core';
import type { Scope } from '../../dataProvider';
import type { OutcomeRules, Resource, Effect } from '../config/types';
import { useProfile } from '../session/profile/useProfile';
import { staleAfterWriteFilter, isRecordKeyOf, createListsKey } from '../queries/queryKeys';
import { fillConsolePath } from '../queries/record/fillConsolePath';
import { getListReturnUrl } from './list/listNavigation';
import type { ListActions } from './list/ListActionsContext';

interface EffectOptions {
  effects: OutcomeRules['effects'];
  resource: Resource;
  scope: Scope;
  list: ListActions | undefined;
}

/** Does what a declaration says follows a write. */
export function useSuccessEffects(): (options: EffectOptions) => Promise<void> {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const queryClient = useQueryClient();
  const logout = useLogout();
  const { refresh } = useProfile();
  return useCallback(
    async ({ effects, resource, scope, list }) => {
      const invalidation = createInvalidation(queryClient);
      const listPath = `/admin/${resource.route}`;
      const effectHandlers: Readonly<Record<Exclude<Effect, object>, () => Promise<void> | void>> = {
        reload: invalidation.refetchAll,
        clearSearchOrReload: () => {
          if (!list?.clearSearch) return invalidation.refetchAll();
          // The list without its search is another one, which is read as it comes.
          invalidation.refetchAllExcept(createListsKey(resource.name));
          list.clearSearch();
        },
        clearSelection: () => list?.clearSelection(),
        list: async () => {
          // From a row of the list itself, its page, search and filters stay.
          if (list?.goToList) list.goToList();
          else if (pathname === listPath) invalidation.refetchAll();
          else {
            // What is gone is not asked for again, by no part of its page: only the list that comes reads.
            invalidation.markAllStale();
            await navigate(getListReturnUrl(listPath, buildRecordPath(listPath, scope)));
          }
          invalidation.removeInactive(resource.name);
        },
        reset: async () => {
          invalidation.refetchAll();
          await navigate(pathname === `${listPath}/create` ? pathname : listPath, { replace: true });
        },
        refreshProfile: refresh,
        logout: () => logout(),
      };
      for (const effect of effects) {
        if (typeof effect === 'object') {
          const path = fillConsolePath(effect.goTo, scope);
          invalidation.refetchAll();
          if (path) await navigate(path);
        } else {
          const pending = effectHandlers[effect]();
          // One without a wait is done with the next in one turn, so that the screen is drawn once.
          if (pending) await pending;
        }
      }
    },
    [navigate, pathname, queryClient, logout, refresh],
  );
}

const buildRecordPath = (listPath: string, { id }: Scope): string =>
  `${listPath}/${encodeURIComponent(String(id))}`;

/** What was read before the change is old, on whatever screen it shows; what of it is read again at once is said here. */
const createInvalidation = (queryClient: QueryClient) => ({
  /** What is on screen. */
  refetchAll: (): void => void queryClient.invalidateQueries(staleAfterWriteFilter),
  /** Of what is on screen all but what has a key that begins so. */
  refetchAllExcept: (prefix: readonly unknown[]): void => {
    void queryClient.invalidateQueries({ queryKey: prefix, refetchType: 'none' });
    void queryClient.invalidateQueries({
      predicate: (query) => staleAfterWriteFilter.predicate(query) && !isKeyPrefix(prefix, query.queryKey),
    });
  },
  markAllStale: (): void =>
    void queryClient.invalidateQueries({ ...staleAfterWriteFilter, refetchType: 'none' }),
  /** The records of a resource that no screen shows are read anew when one does. */
  removeInactive: (name: string): void =>
    queryClient.removeQueries({
      predicate: ({ queryKey }) => isRecordKeyOf(name, queryKey),
      type: 'inactive',
    }),
});

const isKeyPrefix = (prefix: readonly unknown[], key: readonly unknown[]): boolean =>
  prefix.every((segment, index) => key[index] === segment);
