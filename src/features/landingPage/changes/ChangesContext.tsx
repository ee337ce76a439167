import { compareTexts } from '../../../lib/text/compareTexts';
import { createContext, use, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useStoreContext } from 'ra-core';
import type { LandingAttention } from '../../../config/schema/runtime/landingPage';
import { useProfile } from '../../../session/profile/useProfile';
import type { Attention } from '../attention/attention';
import { addSnapshot, compareVisits, hasEarlierVisit, parseVisits, type Difference } from './visits';

/** Changes of a group since the last visit. */
export interface GroupChanges extends Difference {
  /** Texts for the rows that appeared and for those that are gone. */
  texts: NonNullable<LandingAttention['changes']>;
}

/** Changes by the place of their group in the page: "0-1". */
type Changes = ReadonlyMap<string, GroupChanges>;

interface ChangesValue {
  changes: Changes;
  report: (groupId: string, group: GroupChanges | undefined) => void;
}

const ChangesContext = createContext<ChangesValue>({ changes: new Map(), report: () => undefined });

/** Collects the changes of all groups of a landing page. */
export function ChangesProvider({ children }: { children: ReactNode }) {
  const [changes, setChanges] = useState<Changes>(new Map());
  const report = useCallback<ChangesValue['report']>((groupId, group) => {
    setChanges((previous) => {
      const next = new Map(previous);
      if (group) next.set(groupId, group);
      else next.delete(groupId);
      return next;
    });
  }, []);
  const value = useMemo(() => ({ changes, report }), [changes, report]);
  return <ChangesContext value={value}>{children}</ChangesContext>;
}

/** Returns the changes of all groups, in the order of the page. */
export const useChanges = (): readonly (readonly [string, GroupChanges])[] =>
  [...use(ChangesContext).changes].sort(([a], [b]) => compareTexts(a, b));

/** Returns the changes of one group; undefined if there are none. */
export const useGroupChanges = (groupId: string): GroupChanges | undefined =>
  use(ChangesContext).changes.get(groupId);

/** Key of the visits of a user; not a preference of the view, so the next sign-in removes it. */
const createStoreKey = (userId: string): string => `landingPage.visits.${userId}`;

/** Returns true if the signed-in user visited the page before, so that changes may be shown. */
export function useHasEarlierVisit(): boolean {
  const store = useStoreContext();
  const { profile } = useProfile();
  const [now] = useState(() => Date.now() / 1000);
  return (
    profile !== undefined &&
    hasEarlierVisit(parseVisits(store.getItem<unknown>(createStoreKey(profile.id))), now)
  );
}

/** Stores what a group shows for the next visit, and reports what changed since the last one. */
export function useReportAttention(
  groupId: string,
  { changes: texts, resource, path, query, when }: LandingAttention,
  attention: Attention | undefined,
): void {
  const store = useStoreContext();
  const userId = useProfile().profile?.id;
  const { report } = use(ChangesContext);
  useEffect(() => {
    const snapshot = attention?.snapshot;
    if (!texts || !snapshot || userId === undefined || userId === '') return undefined;
    const key = JSON.stringify([resource, path, query, when]);
    const storeKey = createStoreKey(userId);
    const visits = parseVisits(store.getItem<unknown>(storeKey));
    const groupVisits = addSnapshot(visits[key], snapshot);
    store.setItem(storeKey, { ...visits, [key]: groupVisits });
    const difference = compareVisits(groupVisits, attention.items);
    report(groupId, difference && { ...difference, texts });
    return () => report(groupId, undefined);
  }, [store, userId, report, groupId, texts, resource, path, query, when, attention]);
}
