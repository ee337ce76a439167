import { useCallback } from 'react';
import type { RaRecord } from 'ra-core';
import { findConditionFields, evaluate } from '../../config/conditions/evaluate';
import type { TabContent } from '../../config/types';
import { useIdLists } from '../../queries/console/consoleHooks';
import { useCanAccess } from '../../session/access/useCanAccess';
import { useProfile } from '../../session/profile/useProfile';

/**
 * Which tabs, sub-tabs or blocks a record has for this user: those that are allowed and whose condition holds. undefined
 * while a condition cannot be told yet, because the record or, where one names it, the user has not been read.
 */
type FilterVisibleTabs = (
  tabs: readonly TabContent[],
  record: RaRecord | undefined,
) => readonly TabContent[] | undefined;

/** Tells of tabs whether they are shown. */
export function useVisibleTabs(): FilterVisibleTabs {
  const canAccess = useCanAccess();
  const { profile, isPending } = useProfile();
  const ids = useIdLists();
  return useCallback(
    (tabs, record) => {
      const accessibleTabs = tabs.filter(({ access }) => canAccess(access));
      const conditions = accessibleTabs.flatMap(({ visibleWhen }) => visibleWhen ?? []);
      if (conditions.length === 0) return accessibleTabs;
      if (!record || (isPending && conditions.flatMap(findConditionFields).some(isUserPath)))
        return undefined;
      const scope = { ...record, $me: profile, $ids: ids };
      return accessibleTabs.filter(({ visibleWhen }) => visibleWhen === null || evaluate(visibleWhen, scope));
    },
    [canAccess, profile, ids, isPending],
  );
}

const isUserPath = (path: string): boolean => path === '$me' || path.startsWith('$me.');
