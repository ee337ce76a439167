import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { useStore } from 'ra-core';
import type { List, ListLayout } from '../../config/types';
import { getListKey } from '../toolbar/useListPreferences';
import { listLayouts, readLayout } from './layoutState';

/** Returns the layout that the user chose for a list, as stored, and its setter. */
export const useStoredLayout = (list: List) => useStore<unknown>(`preferences.${getListKey(list)}.layout`);

/**
 * Returns the layout of a list: that of the URL, else the stored one, else the declared one. Back and Forward lead to a URL without
 * a layout only if it showed the table.
 */
export function useShownLayout(list: List): ListLayout {
  const { search, key } = useLocation();
  const isFromHistory = useNavigationType() === NavigationType.Pop && key !== 'default';
  const [storedLayout] = useStoredLayout(list);
  const urlLayout = readLayout(list, new URLSearchParams(search));
  if (urlLayout !== undefined || isFromHistory) return urlLayout ?? 'table';
  return listLayouts(list).find((layout) => layout === storedLayout) ?? list.layouts?.layout ?? 'table';
}
