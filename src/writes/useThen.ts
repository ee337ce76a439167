import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useLogout } from 'ra-core';
import type { Scope } from '../../dataProvider';
import type { Endings, Resource, ThenStep } from '../config/types';
import { useProfile } from '../session/useProfile';
import { changedByWrites, isRecordOf, listsKey } from '../records/queryKeys';
import { consolePath } from '../records/consolePath';
import { listAddress } from './openedList';
import type { ListScopeValue } from './ListScope';

interface Follow {
  then: Endings['then'];
  resource: Resource;
  scope: Scope;
  list: ListScopeValue | undefined;
}

/** Does what a declaration says follows a write. */
export function useThen(): (follow: Follow) => Promise<void> {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const queryClient = useQueryClient();
  const logout = useLogout();
  const { refresh } = useProfile();
  return useCallback(
    async ({ then, resource, scope, list }) => {
      const reads = readsOf(queryClient);
      const at = `/admin/${resource.route}`;
      const steps: Readonly<Record<Exclude<ThenStep, object>, () => Promise<void> | void>> = {
        reload: reads.all,
        clearSearchOrReload: () => {
          if (!list?.clearSearch) return reads.all();
          // The list without its search is another one, which is read as it comes.
          reads.allBut(listsKey(resource.name));
          list.clearSearch();
        },
        clearSelection: () => list?.clearSelection(),
        list: async () => {
          // From a row of the list itself, its page, search and filters stay.
          if (list?.toList) list.toList();
          else if (pathname === at) reads.all();
          else {
            // What is gone is not asked for again, by no part of its page: only the list that comes reads.
            reads.noneNow();
            await navigate(listAddress(at, recordPath(at, scope)));
          }
          reads.forget(resource.name);
        },
        reset: async () => {
          reads.all();
          await navigate(pathname === `${at}/create` ? pathname : at, { replace: true });
        },
        refreshProfile: refresh,
        logout: () => logout(),
      };
      for (const step of then) {
        if (typeof step === 'object') {
          const path = consolePath(step.goTo, scope);
          reads.all();
          if (path) await navigate(path);
        } else {
          const going = steps[step]();
          // One without a wait is done with the next in one turn, so that the screen is drawn once.
          if (going) await going;
        }
      }
    },
    [navigate, pathname, queryClient, logout, refresh],
  );
}

const recordPath = (at: string, { id }: Scope): string => `${at}/${encodeURIComponent(String(id))}`;

/** What was read before the change is old, on whatever screen it shows; what of it is read again at once is said here. */
const readsOf = (queryClient: QueryClient) => ({
  /** What is on screen. */
  all: (): void => void queryClient.invalidateQueries(changedByWrites),
  /** Of what is on screen all but what has a key that begins so. */
  allBut: (start: readonly unknown[]): void => {
    void queryClient.invalidateQueries({ queryKey: start, refetchType: 'none' });
    void queryClient.invalidateQueries({
      predicate: (query) => changedByWrites.predicate(query) && !isBelow(start, query.queryKey),
    });
  },
  noneNow: (): void => void queryClient.invalidateQueries({ ...changedByWrites, refetchType: 'none' }),
  /** The records of a resource that no screen shows are read anew when one does. */
  forget: (name: string): void =>
    queryClient.removeQueries({
      predicate: ({ queryKey }) => isRecordOf(name, queryKey),
      type: 'inactive',
    }),
});

const isBelow = (start: readonly unknown[], key: readonly unknown[]): boolean =>
  start.every((part, at) => key[at] === part);
