import { useNotify } from 'ra-core';
import { ActionButtons } from '../../actions/ActionButtons';
import { useShownList } from './ListContext';
import { ReadProgress } from './ReadProgress';
import type { Rows } from './rows';
import { useReadAll } from './useReadAll';
import type { Selection } from './useSelection';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { listTexts } from './texts';
import { fillText } from '../../i18n/fillText';

interface BulkBarProps {
  selection: Selection;
  rows: Rows;
}

/** What is selected, select-all-results over every page (PASSET-07), and the actions on it. */
export function BulkBar({ selection, rows }: BulkBarProps) {
  const { list, resource, parent } = useShownList();
  const notify = useNotify();
  const reading = useReadAll(rows);
  const count = selection.records.length;
  const total = rows.total ?? 0;
  const selectAll = (): void =>
    reading.run(
      (all) => selection.setMany(all, true),
      () => notify(list.selectAllError, { type: 'error', autoHideDuration: 5000 }),
    );
  return (
    <div className="bulk-bar" role="group" aria-label={listTexts.selection}>
      <span aria-live="polite">{fillText(listTexts.selected, { smart_count: count })}</span>
      {count < total && (
        <Button variant="quiet" small busy={reading.busy} onClick={selectAll}>
          {fillText(listTexts.select_all, { smart_count: total })}
        </Button>
      )}
      <ReadProgress reading={reading} />
      {/* Its room stays: rows do not move under the hand that selects them. */}
      <Button
        variant="quiet"
        small
        style={count > 0 ? undefined : { visibility: 'hidden' }}
        aria-label={listTexts.clear_selection}
        title={listTexts.clear_selection}
        onClick={selection.clear}
        icon={<Icon name="x" size={16} />}
      />
      <ActionButtons
        actions={list.bulkActions}
        resource={resource}
        selection={selection.records}
        parent={parent}
      />
    </div>
  );
}
