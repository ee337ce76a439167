import { ActionMenu } from '../../actions/ActionMenu';
import { interpolateText } from '../../i18n/interpolateText';
import { useListContext } from '../ListContext';
import { RowAction } from '../table/RowAction';
import { isMissingId } from '../table/rowTarget';
import { listTexts } from '../texts';
import { isActiveSegment, useCalendarContext, type ActiveSegment } from './CalendarContext';
import type { CalendarRow } from './grid/layoutRows';

/** Details of the selected entry with the actions of its table row. Disappears with its record. */
export function SelectedEntry({
  rows,
  active,
}: {
  rows: readonly CalendarRow[];
  active: ActiveSegment | undefined;
}) {
  const { list, resource, parent } = useListContext();
  const { getEntryTexts, getEntryLabel } = useCalendarContext();
  const row = active && rows.find(({ key }) => key === active.entry.rowKey);
  const segment = row?.segments.find((candidate) => active && isActiveSegment(candidate, active));
  if (!row || !segment) return null;
  const { record } = segment.entry;
  const { summary } = getEntryTexts(segment, row);
  const canAct = !isMissingId(resource, record);
  const { rowClick, rowActions } = list;
  return (
    <div className="card calendar-chosen">
      {rowClick?.kind === 'action' && canAct ? (
        <RowAction action={rowClick.action} record={record}>
          {summary}
        </RowAction>
      ) : (
        <p>{summary}</p>
      )}
      {rowActions.length > 0 && canAct && (
        <ActionMenu
          actions={rowActions}
          resource={resource}
          record={record}
          parent={parent}
          label={interpolateText(listTexts.actions_of, { title: getEntryLabel(record) })}
        />
      )}
    </div>
  );
}
