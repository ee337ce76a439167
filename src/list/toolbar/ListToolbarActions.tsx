import { Suspense } from 'react';
import { ActionButtons } from '../../actions/ActionButtons';
import { ActionMenu } from '../../actions/ActionMenu';
import type { List } from '../../config/types';
import { lazyWithRetry } from '../../lib/lazy/importWithRetry';
import { useListContext } from '../ListContext';
import { isFiltered, type ListParamsControl } from '../params/listParamsControl';
import { ListTools } from './ListTools';
import type { ListData } from '../data/listData';
import { listTexts } from '../texts';
import type { ListPreferences } from './useListPreferences';

const SortControl = lazyWithRetry(() => import('./SortControl'));

interface ListToolbarActionsProps {
  control: ListParamsControl;
  listData: ListData;
  preferences: ListPreferences;
  /** The list has so little that only its export is offered. */
  isMinimal: boolean | undefined;
}

/** What stands at the end of a list's toolbar: its order, its tools, and what can be done. */
export function ListToolbarActions({ control, listData, preferences, isMinimal }: ListToolbarActionsProps) {
  const { list, resource, parent, caption } = useListContext();
  return (
    <>
      {list.sorts.length > 0 && (
        <Suspense fallback={<span className="skeleton sorter-skeleton" />}>
          <SortControl control={control} />
        </Suspense>
      )}
      {(listData.data?.length !== 0 || isFiltered(control)) && (
        <ListTools control={control} listData={listData} preferences={preferences} isMinimal={isMinimal} />
      )}
      <ActionButtons actions={list.actions} resource={resource} parent={parent} pageSubject={caption} />
      <ActionMenu
        actions={list.menu}
        resource={resource}
        parent={parent}
        label={listTexts.more_actions}
        pageSubject={caption}
      />
    </>
  );
}

/** As large as the tools and as high as what can be done, until they are drawn; on a phone buttons have a line of their own. */
export const ListToolbarPlaceholder = ({ list: { actions, export: canExport } }: { list: List }) => (
  <>
    <span className={canExport ? 'toolbar-space of-tools with-export' : 'toolbar-space of-tools'} />
    {actions.length > 0 && <span className="toolbar-space of-buttons" />}
  </>
);
