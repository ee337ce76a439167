import { useEffect, useMemo } from 'react';
import { useStoreContext } from 'ra-core';
import { isPlainObject } from '../lib/json';
import { useDeclarations } from '../queries/console/consoleHooks';
import { useProfile } from '../session/profile/useProfile';
import { activeView } from '../lib/viewAs/activeView';
import type { MenuEntry } from './types';
import { useMenuEntries } from './useMenuEntries';

/**
 * Returns the side menu. Until all runtime declarations have loaded, it includes their entries as this user last saw them in this
 * browser, so that no entry joins late.
 */
export function useMenuWithRemembered(): readonly MenuEntry[] {
  const entries = useMenuEntries();
  const { pendingUrls, resourceIndex } = useDeclarations();
  const { profile } = useProfile();
  const store = useStoreContext();
  // A view as another role neither shows nor replaces the menu that the user saw.
  const key = activeView.current ? undefined : profile && `menu.${profile.id}`;
  // Read at once: an effect would let them join a frame late.
  const remembered = useMemo(
    () => (key && store.getItem<readonly unknown[]>(key, [])?.filter(isMenuEntry)) || [],
    [store, key],
  );
  useEffect(() => {
    if (key && pendingUrls.length === 0) store.setItem(key, entries);
  }, [store, key, pendingUrls, entries]);
  return useMemo(() => {
    if (pendingUrls.length === 0) return entries;
    const missing = remembered.filter(({ resource = '' }) => resource !== '' && !resourceIndex.has(resource));
    return [...entries, ...missing].sort((a, b) => a.order - b.order);
  }, [entries, remembered, pendingUrls, resourceIndex]);
}

/** True for a stored entry: the browser's storage may hold anything. */
const isMenuEntry = (value: unknown): value is MenuEntry =>
  isPlainObject(value) &&
  typeof value.order === 'number' &&
  ['to', 'label', 'icon'].every((member) => typeof value[member] === 'string');
