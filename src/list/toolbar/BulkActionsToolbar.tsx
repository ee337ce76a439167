import { useNotify } from 'ra-core';
import { ActionButtons } from '../../actions/ActionButtons';
import { useListContext } from '../ListContext';
import { ReadProgress } from './ReadProgress';
import type { ListData } from '../data/listData';
import { useReadAllRows } from '../data/useReadAllRows';
import type { RowSelection } from '../table/useRowSelection';
import { Button } from '../../ui/button/Button';
import { Icon } from '../../ui/icon/Icon';
import { listTexts } from '../texts';
import { interpolateText } from '../../i18n/interpolateText';

interface BulkActionsToolbarProps {
  selection: RowSelection;
  listData: ListData;
}

/**
 * Number of selected rows with the button that clears them, select-all over all pages, and the bulk actions. It is at the lower
 * edge of the window from the first selected row on, so that no row moves and the toolbar keeps its width.
 */
export default function BulkActionsToolbar({ selection, listData }: BulkActionsToolbarProps) {
  const { list, resource, parent } = useListContext();
  const notify = useNotify();
  const readAll = useReadAllRows(listData);
  const count = selection.records.length;
  const total = listData.total ?? 0;
  const selectAll = (): void =>
    readAll.run(
      (records) => selection.setSelected(records, true),
      () => notify(list.selectAllError, { type: 'error', autoHideDuration: 5000 }),
    );
  return (
    <div
      className={count === 0 ? 'bulk-bar is-empty' : 'bulk-bar'}
      role="group"
      aria-label={listTexts.selection}
    >
      <span aria-live="polite" className="bulk-count">
        {interpolateText(listTexts.selected, { smart_count: count })}
      </span>
      <Button
        variant="quiet"
        small
        aria-label={listTexts.clear_selection}
        title={listTexts.clear_selection}
        onClick={({ currentTarget }) => {
          selection.clear();
          // This button goes with the selection, so the focus goes to the checkbox above the rows.
          currentTarget.closest('section')?.querySelector<HTMLElement>('th input')?.focus();
        }}
        icon={<Icon name="x" size={16} />}
      />
      {count < total && (
        <Button variant="quiet" small busy={readAll.busy} onClick={selectAll}>
          {interpolateText(listTexts.select_all, { smart_count: total })}
        </Button>
      )}
      <ReadProgress readAll={readAll} />
      <ActionButtons
        actions={list.bulkActions}
        resource={resource}
        selection={selection.records}
        parent={parent}
      />
    </div>
  );
}
