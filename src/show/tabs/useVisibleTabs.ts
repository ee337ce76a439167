import { useCallback } from 'react';
import type { RaRecord } from 'ra-core';
import { findConditionFields, evaluate } from '../../config/conditions/evaluate';
import type { TabContent } from '../../config/types';
import { useIdLists } from '../../queries/console/consoleHooks';
import { useCanAccess } from '../../session/access/useCanAccess';
import { useProfile } from '../../session/profile/useProfile';

/**
 * Returns the tabs, sub-tabs or blocks that are visible: the user can access them and their condition is true. undefined
 * while a condition cannot be evaluated because the record, or the user profile it uses, has not loaded.
 */
export type FilterVisibleTabs = (
  tabs: readonly TabContent[],
  record: RaRecord | undefined,
) => readonly TabContent[] | undefined;

/** Returns a function that filters visible tabs. */
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
