import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useQueryClient } from '@tanstack/react-query';
import { useLogout } from 'ra-core';
import type { Scope } from '../../dataProvider';
import type { Endings, Resource } from '../config/types';
import { useProfile } from '../session/useProfile';
import { changedByWrites, isRecordOf } from '../records/queryKeys';
import { consolePath } from '../records/consolePath';
import type { ListScopeValue } from './ListScope';

interface Follow {
  then: Endings['then'];
  resource: Resource;
  scope: Scope;
  list: ListScopeValue | undefined;
}

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
      for (const step of then) {
        if (typeof step === 'object') {
          const path = consolePath(step.goTo, scope);
          reload();
          if (path) await navigate(path);
        } else if (step === 'reload') reload();
        else if (step === 'clearSearchOrReload') {
          if (list?.clearSearch) list.clearSearch();
          reload();
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
        } else if (step === 'refreshProfile') await refresh();
        else await logout();
      }
    },
    [navigate, pathname, queryClient, logout, refresh],
  );
}
