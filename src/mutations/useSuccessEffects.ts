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

/** Runs the declared effects of a write. */
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
        refetch: invalidation.refetchAll,
        clearSearchOrRefetch: () => {
          if (!list?.clearSearch) return invalidation.refetchAll();
          // The list without its search has another query key, so it is fetched when it shows.
          invalidation.refetchAllExcept(createListsKey(resource.name));
          list.clearSearch();
        },
        clearSelection: () => list?.clearSelection(),
        goToList: async () => {
          // From a row of the list, keep its page, search and filters.
          if (list?.goToList) list.goToList();
          else if (pathname === listPath) invalidation.refetchAll();
          else {
            // The record is gone, so nothing of its page may refetch: only the list that comes reads.
            invalidation.markAllStale();
            await navigate(getListReturnUrl(listPath, buildRecordPath(listPath, scope)));
          }
          invalidation.removeInactive(resource.name);
        },
        resetForm: async () => {
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
          // Await only effects that are pending: the others share one tick, so the screen renders once.
          if (pending) await pending;
        }
      }
    },
    [navigate, pathname, queryClient, logout, refresh],
  );
}

const buildRecordPath = (listPath: string, { id }: Scope): string =>
  `${listPath}/${encodeURIComponent(String(id))}`;

/** Invalidates data fetched before the write, on every screen. The members differ in what they refetch immediately. */
const createInvalidation = (queryClient: QueryClient) => ({
  /** Refetches the data on screen. */
  refetchAll: (): void => void queryClient.invalidateQueries(staleAfterWriteFilter),
  /** Refetches the data on screen except queries whose key has this prefix. */
  refetchAllExcept: (prefix: readonly unknown[]): void => {
    void queryClient.invalidateQueries({ queryKey: prefix, refetchType: 'none' });
    void queryClient.invalidateQueries({
      predicate: (query) => staleAfterWriteFilter.predicate(query) && !isKeyPrefix(prefix, query.queryKey),
    });
  },
  markAllStale: (): void =>
    void queryClient.invalidateQueries({ ...staleAfterWriteFilter, refetchType: 'none' }),
  /** Removes the cached records of a resource that no screen shows, so they are fetched when one does. */
  removeInactive: (name: string): void =>
    queryClient.removeQueries({
      predicate: ({ queryKey }) => isRecordKeyOf(name, queryKey),
      type: 'inactive',
    }),
});

const isKeyPrefix = (prefix: readonly unknown[], key: readonly unknown[]): boolean =>
  prefix.every((segment, index) => key[index] === segment);
