import type { ReactNode } from 'react';
import { ActionButtons } from '../actions/ActionButtons';
import { interpolateText } from '../i18n/interpolateText';
import { globalTexts } from '../i18n/messages/global';
import { useTranslateText } from '../i18n/useTranslateText';
import { Button } from '../ui/button/Button';
import { Icon } from '../ui/icon/Icon';
import { LoadError } from '../ui/feedback/LoadError';
import { EmptyState } from '../ui/feedback/states';
import { useListContext } from './ListContext';
import { isFiltered, type ListParamsControl } from './params/listParamsControl';
import type { ListData } from './data/listData';
import { TableSkeleton } from './table/TableSkeleton';
import { listTexts } from './texts';

interface ListBodyProps {
  listData: ListData;
  control: ListParamsControl;
  /** True if the rows of the table are dense. */
  dense: boolean;
  children: ReactNode;
}

/**
 * Renders exactly one of: skeleton, error, empty state, table. An error never looks like "empty", and no old total remains
 * visible.
 */
export function ListBody({ listData, control, dense, children }: ListBodyProps) {
  const { list, resource, parent } = useListContext();
  const t = useTranslateText();
  const keepsOldRows = list.refresh !== null && listData.data !== undefined;
  if (listData.error && !keepsOldRows && !listData.isFetching)
    return <LoadError text={t(list.error)} error={listData.error} onRetry={listData.refetch} />;
  if (listData.data === undefined) return <TableSkeleton list={list} dense={dense} />;
  if (listData.data.length > 0) return children;
  if (isFiltered(control)) {
    const { search, filter } = control.params;
    const isSearch = search !== '' && filter.length === 0;
    return (
      <EmptyState
        icon={<Icon name="search" size={24} />}
        title={globalTexts.no_results}
        text={isSearch ? interpolateText(listTexts.no_match, { term: search }) : listTexts.no_results_text}
      >
        <Button onClick={() => control.setParams({ search: '', filter: [] })}>
          {isSearch ? listTexts.drop_search : listTexts.show_all}
        </Button>
      </EmptyState>
    );
  }
  if (control.params.page > 1) {
    return (
      <EmptyState title={listTexts.page_empty}>
        <Button onClick={() => control.setParams({ page: 1 })}>{listTexts.first_page}</Button>
      </EmptyState>
    );
  }
  // Rows that were not read may match, so do not show "empty".
  if (listData.partialRead)
    return (
      <EmptyState title={interpolateText(listTexts.none_of_part, { read: listData.partialRead.read })} />
    );
  const { empty, emptyText, emptyAction } = list;
  // A page has one filled button: that of the toolbar, if there is one.
  const isFilled = !list.actions.some((action) => action.primary);
  return (
    <EmptyState title={t(empty)} text={emptyText === null ? undefined : t(emptyText)}>
      {emptyAction ? (
        <ActionButtons
          actions={[isFilled ? emptyAction : { ...emptyAction, primary: false }]}
          resource={resource}
          parent={parent}
        />
      ) : undefined}
    </EmptyState>
  );
}
