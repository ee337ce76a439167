import { Suspense } from 'react';
import { ActionButtons } from '../../actions/ActionButtons';
import { ActionsPlaceholder } from '../../actions/ActionsPlaceholder';
import { ActionMenu } from '../../actions/ActionMenu';
import type { List } from '../../config/types';
import { lazyWithRetry } from '../../lib/lazy/importWithRetry';
import { useIsPhone } from '../../ui/hooks/useIsPhone';
import { useListContext } from '../ListContext';
import { getSortFields, isSortableByHeader } from '../params/listParams';
import { isFiltered, type ListParamsControl } from '../params/listParamsControl';
import type { ListData } from '../data/listData';
import { listTexts } from '../texts';
import type { ListPreferences } from './useListPreferences';

const ListTools = lazyWithRetry(() => import('./ListTools'));
const SortControl = lazyWithRetry(() => import('./SortControl'));

interface ListToolbarActionsProps {
  control: ListParamsControl;
  listData: ListData;
  preferences: ListPreferences;
  /** True if the list has so few rows that it offers only the export. */
  isMinimal: boolean | undefined;
  /** True if the layout shows all records: sort and columns have no effect. */
  showsAll: boolean;
  /** True if the layout has column headers. */
  isTable: boolean;
}

/** The end of a list's toolbar: sort control, tools and actions. */
export function ListToolbarActions(props: ListToolbarActionsProps) {
  const { control, listData, isMinimal, showsAll, isTable } = props;
  const { list, resource, parent, caption } = useListContext();
  const isForPhone = isTable && isSortableByHeader(list);
  const isPhone = useIsPhone();
  // The few rows of a block may be none.
  const hasTools = (listData.data ? listData.data.length > 0 : !isMinimal) || isFiltered(control);
  return (
    <>
      {!isMinimal && !showsAll && getSortFields(list).length > 0 && (
        <Suspense fallback={<SorterSkeleton isForPhone={isForPhone} />}>
          <SortControl control={control} isForPhone={isForPhone} />
        </Suspense>
      )}
      {hasTools && (
        <Suspense fallback={!isMinimal && <ToolsPlaceholder list={list} showsAll={showsAll} />}>
          <ListTools {...props} isPhone={isPhone} />
        </Suspense>
      )}
      <ActionButtons actions={list.actions} resource={resource} parent={parent} pageSubject={caption} />
      {/* On a phone they are in the menu of the tools. */}
      {!(isPhone && hasTools) && (
        <ActionMenu
          actions={list.overflowActions}
          resource={resource}
          parent={parent}
          label={listTexts.more_actions}
          pageSubject={caption}
        />
      )}
    </>
  );
}

const SorterSkeleton = ({ isForPhone }: { isForPhone: boolean }) => (
  <span className={isForPhone ? 'skeleton sorter-skeleton of-phone' : 'skeleton sorter-skeleton'} />
);

/** The export takes the place of the columns in a layout without them. */
const ToolsPlaceholder = ({ list, showsAll }: { list: List; showsAll: boolean }) => (
  <span
    className={list.export && !showsAll ? 'toolbar-space of-tools with-export' : 'toolbar-space of-tools'}
  />
);

/** Placeholder of the same size until the tools and actions have loaded: no control beside them changes its width. */
export function ListToolbarPlaceholder({
  isMinimal,
  showsAll,
  isTable,
}: Pick<ListToolbarActionsProps, 'isMinimal' | 'showsAll' | 'isTable'>) {
  const { list } = useListContext();
  const isPhone = useIsPhone();
  return (
    <>
      {!isMinimal && !showsAll && getSortFields(list).length > 0 && (
        <SorterSkeleton isForPhone={isTable && isSortableByHeader(list)} />
      )}
      {!isMinimal && <ToolsPlaceholder list={list} showsAll={showsAll} />}
      <ActionsPlaceholder actions={list.actions} overflowActions={isPhone ? [] : list.overflowActions} />
    </>
  );
}
