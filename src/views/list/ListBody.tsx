import { useEffect, type ReactNode } from 'react';
import { ActionButtons } from '../../actions/ActionButtons';
import { fillText } from '../../i18n/fillText';
import { globalTexts } from '../../i18n/es/global';
import { useText } from '../../i18n/useText';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { LoadFailed } from '../../ui/LoadFailed';
import { EmptyState } from '../../ui/states';
import { useShownList } from './ListContext';
import { isAsked, type ListControl } from './listControl';
import type { Rows } from './rows';
import { dropLook } from './startedLook';
import { TableSkeleton } from './TableSkeleton';
import { listTexts } from './texts';

interface ListBodyProps {
  rows: Rows;
  control: ListControl;
  children: ReactNode;
}

/** Exactly one of: skeleton, failure, empty, table. A failure never looks like "empty", nor does an old total stay. */
export function ListBody({ rows, control, children }: ListBodyProps) {
  const { list, resource, parent } = useShownList();
  const t = useText();
  const isThere = rows.rows !== undefined;
  useEffect(() => {
    if (isThere) dropLook();
  }, [isThere]);
  const isOld = list.refresh !== null && rows.rows !== undefined;
  if (rows.error && !isOld && !rows.isFetching)
    return <LoadFailed text={t(list.error)} error={rows.error} onRetry={rows.refetch} />;
  if (rows.rows === undefined) return <TableSkeleton columns={list.columns.length} />;
  if (rows.rows.length > 0) return children;
  if (isAsked(control)) {
    return (
      <EmptyState
        icon={<Icon name="search" size={24} />}
        title={globalTexts.no_results}
        text={listTexts.no_results_text}
      >
        <Button onClick={() => control.change({ search: '', filter: {} })}>{listTexts.show_all}</Button>
      </EmptyState>
    );
  }
  if (control.state.page > 1) {
    return (
      <EmptyState icon={<Icon name="list" size={24} />} title={listTexts.page_empty}>
        <Button onClick={() => control.change({ page: 1 })}>{listTexts.first_page}</Button>
      </EmptyState>
    );
  }
  // What was not looked at may hold some.
  if (rows.lookedAt)
    return (
      <EmptyState
        icon={<Icon name="list" size={24} />}
        title={fillText(listTexts.none_of_part, { read: rows.lookedAt.read })}
      />
    );
  const { empty, emptyText, emptyAction } = list;
  return (
    <EmptyState
      icon={<Icon name={resource.icon} size={24} />}
      title={t(empty)}
      text={emptyText === null ? undefined : t(emptyText)}
    >
      {emptyAction ? (
        <ActionButtons actions={[emptyAction]} resource={resource} parent={parent} />
      ) : undefined}
    </EmptyState>
  );
}
