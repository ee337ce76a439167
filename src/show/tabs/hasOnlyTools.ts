import type { TabContent } from '../../config/types';
import { isSortableByHeader } from '../../list/params/listParams';

/**
 * True if the tab shows a list whose toolbar has views, columns and export alone, so that a wide window has them at the end of
 * the row of tabs.
 */
export const hasOnlyTools = ({ content }: TabContent): boolean =>
  content.kind === 'list' &&
  content.list.title === null &&
  !content.list.search &&
  !content.list.layouts &&
  !content.list.calendar &&
  content.list.filters.length === 0 &&
  content.list.actions.length + content.list.overflowActions.length + content.list.bulkActions.length === 0 &&
  isSortableByHeader(content.list);
