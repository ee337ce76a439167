import { useCallback } from 'react';
import type { RaRecord } from 'ra-core';
import { conditionFields, evaluate } from '../../config/evaluate';
import type { TabContent } from '../../config/types';
import { useAllIds } from '../../console/hooks';
import { useMay } from '../../session/useMay';
import { useProfile } from '../../session/useProfile';

/**
 * Which tabs, sub-tabs or blocks a record has for this user: those that are allowed and whose condition holds. undefined
 * while a condition cannot be told yet, because the record or, where one names it, the user has not been read.
 */
type ShownTabs = (
  tabs: readonly TabContent[],
  record: RaRecord | undefined,
) => readonly TabContent[] | undefined;

/** Tells of tabs whether they are shown. */
export function useShownTabs(): ShownTabs {
  const may = useMay();
  const { profile, isPending } = useProfile();
  const ids = useAllIds();
  return useCallback(
    (tabs, record) => {
      const allowed = tabs.filter(({ access }) => may(access));
      const conditions = allowed.flatMap(({ visibleWhen }) => visibleWhen ?? []);
      if (conditions.length === 0) return allowed;
      if (!record || (isPending && conditions.flatMap(conditionFields).some(isOfUser))) return undefined;
      const scope = { ...record, $me: profile, $ids: ids };
      return allowed.filter(({ visibleWhen }) => visibleWhen === null || evaluate(visibleWhen, scope));
    },
    [may, profile, ids, isPending],
  );
}

const isOfUser = (path: string): boolean => path === '$me' || path.startsWith('$me.');
