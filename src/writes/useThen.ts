import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useQueryClient } from '@tanstack/react-query';
import { useLogout } from 'ra-core';
import type { Scope } from '../../dataProvider';
import type { Endings, Resource } from '../config/types';
import { useProfile } from '../session/useProfile';
import { changedByWrites, isRecordOf, listsKey } from '../records/queryKeys';
import { consolePath } from '../records/consolePath';
import type { ListScopeValue } from './ListScope';

interface Follow {
  then: Endings['then'];
  resource: Resource;
  scope: Scope;
  list: ListScopeValue | undefined;
}

const isBelow = (start: readonly unknown[], key: readonly unknown[]): boolean =>
  start.every((part, at) => key[at] === part);

/** Does what a declaration says follows a success. */
export function useThen(): (follow: Follow) => Promise<void> {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const queryClient = useQueryClient();
  const logout = useLogout();
  const { refresh } = useProfile();
  return useCallback(
    async ({ then, resource, scope, list }) => {
      // What was read before the change is old, on whatever screen it shows: what is on screen is read again.
      const reload = (): void => void queryClient.invalidateQueries(changedByWrites);
      const readAllBut = (name: string): void => {
        const lists = listsKey(name);
        void queryClient.invalidateQueries({ queryKey: lists, refetchType: 'none' });
        void queryClient.invalidateQueries({
          predicate: (query) => changedByWrites.predicate(query) && !isBelow(lists, query.queryKey),
        });
      };
      for (const step of then) {
        if (typeof step === 'object') {
          const path = consolePath(step.goTo, scope);
          reload();
          if (path) await navigate(path);
        } else if (step === 'reload') reload();
        else if (step === 'clearSearchOrReload') {
          // The list without its search is another one, which is read as it comes.
          if (list?.clearSearch) {
            readAllBut(resource.name);
            list.clearSearch();
          } else reload();
        } else if (step === 'clearSelection') list?.clearSelection();
        else if (step === 'list') {
          const isThere = pathname === `/admin/${resource.route}`;
          // What is gone is not asked for again, by no part of its page: everything counts as old, and only the list
          // that comes reads it. From a row of the list itself, its page, search and filters stay.
          void queryClient.invalidateQueries({
            ...changedByWrites,
            refetchType: isThere ? 'active' : 'none',
          });
          if (!isThere) await navigate(`/admin/${resource.route}`);
          queryClient.removeQueries({
            predicate: ({ queryKey }) => isRecordOf(resource.name, queryKey),
            type: 'inactive',
          });
        } else if (step === 'reset') {
          reload();
          const isCreate = pathname === `/admin/${resource.route}/create`;
          await navigate(isCreate ? pathname : `/admin/${resource.route}`, { replace: true });
        } else if (step === 'refreshProfile') await refresh();
        else await logout();
      }
    },
    [navigate, pathname, queryClient, logout, refresh],
  );
}
