import { useEffect, useMemo, useState } from 'react';
import { useStoreContext } from 'ra-core';
import type { ResourceSummary } from '../config/resourceSummary';
import { isPlainObject } from '../lib/json';
import { useDeclarations } from '../queries/console/consoleHooks';
import { useProfile } from '../session/profile/useProfile';
import { getToken } from '../session/session';
import { activeView } from '../lib/viewAs/activeView';
import type { MenuEntry, PageExtension } from './types';
import { useMenuEntries, useScreenEntries } from './useMenuEntries';

/** ms that the menu waits for the files of runtime declarations. */
const MAX_WAIT = 3000;

const NO_PAGES: readonly PageExtension[] = [];
const NO_SUMMARIES: readonly ResourceSummary[] = [];

/**
 * Returns the side menu, whole from its first render on, so that no entry joins late. Runtime declarations are checked after
 * the first screen; until then the menu has their entries as this user last saw them in this browser, or as the unchecked
 * files announce them. Returns undefined until one of the two is known, for three seconds at most.
 */
export function useWholeMenu(): readonly MenuEntry[] | undefined {
  const entries = useMenuEntries();
  const { pendingUrls, resourceIndex, announced } = useDeclarations();
  const announcedEntries = useScreenEntries(announced ?? NO_SUMMARIES, NO_PAGES, true);
  const { profile } = useProfile();
  const store = useStoreContext();
  const isComplete = pendingUrls.length === 0;
  // A view as another role neither shows nor replaces the menu that the user saw.
  const key = activeView.current ? undefined : profile && `menu.${profile.id}`;
  // Read at once: an effect would let them join a frame late.
  const remembered = useMemo(
    () => (key && store.getItem<readonly unknown[]>(key, [])?.filter(isMenuEntry)) || [],
    [store, key],
  );
  useEffect(() => {
    // The files may arrive after a sign-out, which has removed all that is stored about the user.
    if (key && isComplete && getToken() !== undefined) store.setItem(key, entries);
  }, [store, key, isComplete, entries]);
  const [isWaitOver, setWaitOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setWaitOver(true), MAX_WAIT);
    return () => clearTimeout(timer);
  }, []);
  return useMemo(() => {
    if (isComplete) return entries;
    const later = announced ? announcedEntries : remembered;
    if (!announced && remembered.length === 0 && !isWaitOver) return undefined;
    const missing = later.filter(({ resource = '' }) => resource !== '' && !resourceIndex.has(resource));
    return [...entries, ...missing].sort((a, b) => a.order - b.order);
  }, [entries, announced, announcedEntries, remembered, isComplete, isWaitOver, resourceIndex]);
}

/** True for a stored entry: the browser's storage may hold anything. */
const isMenuEntry = (value: unknown): value is MenuEntry =>
  isPlainObject(value) &&
  typeof value.order === 'number' &&
  ['to', 'label', 'icon'].every((member) => typeof value[member] === 'string');
