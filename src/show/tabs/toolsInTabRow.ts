import { hasToolbarForm } from '../../actions/hasToolbarForm';
import type { TabContent } from '../../config/types';
import { isSortableByHeader } from '../../list/params/listParams';

/** Tabs that leave half of a wide row to the tools of a list. */
const FEW_TABS = 4;

/**
 * Returns the tools of the tab's list that are in the row of tabs of a wide window. `icons`: views, columns and export, if the
 * list has no others. `toolbar`: also a search and an action, beside few tabs. null: the tools have a row of their own.
 */
export function getToolsInTabRow({ content }: TabContent, tabCount: number): 'icons' | 'toolbar' | null {
  if (content.kind !== 'list' || tabCount < 2) return null;
  const { title, search, layouts, calendar, filters, actions, overflowActions, bulkActions } = content.list;
  if (title !== null || layouts || calendar || filters.length + bulkActions.length > 0) return null;
  if (!isSortableByHeader(content.list)) return null;
  if (!search && actions.length + overflowActions.length === 0) return 'icons';
  return tabCount <= FEW_TABS && actions.length < 2 && !actions.some(hasToolbarForm) ? 'toolbar' : null;
}
