import { ActionMenu } from '../../actions/ActionMenu';
import { fillText } from '../../i18n/fillText';
import { useShownList } from '../list/ListContext';
import { RowAction } from '../list/RowAction';
import { lacksId } from '../list/rowOpens';
import { listTexts } from '../list/texts';
import { isActive, useShown, type Active } from './CalendarContext';
import type { Row } from './rows';

/** Everything that is known of the chosen entry, and what may be done with it as in the table; gone with its record. */
export function Chosen({ rows, active }: { rows: readonly Row[]; active: Active | undefined }) {
  const { list, resource, parent } = useShownList();
  const { textsOf, whoOf } = useShown();
  const row = active && rows.find(({ key }) => key === active.entry.rowKey);
  const piece = row?.pieces.find((one) => active && isActive(one, active));
  if (!row || !piece) return null;
  const { record } = piece.entry;
  const { all } = textsOf(piece, row);
  const canAct = !lacksId(resource, record);
  const { rowClick, rowActions } = list;
  return (
    <div className="card calendar-chosen">
      {rowClick?.kind === 'action' && canAct ? (
        <RowAction action={rowClick.action} record={record}>
          {all}
        </RowAction>
      ) : (
        <p>{all}</p>
      )}
      {rowActions.length > 0 && canAct && (
        <ActionMenu
          actions={rowActions}
          resource={resource}
          record={record}
          parent={parent}
          label={fillText(listTexts.actions_of, { title: whoOf(record) })}
        />
      )}
    </div>
  );
}
