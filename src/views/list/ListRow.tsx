import { memo, use, type ReactNode } from 'react';
import type { RaRecord } from 'ra-core';
import { ActionButtons } from '../../actions/ActionButtons';
import { ActionMenu } from '../../actions/ActionMenu';
import type { Column, List } from '../../config/types';
import { useText } from '../../i18n/useText';
import { hasId } from '../../records/hasId';
import { recordTitle } from '../../fields/recordTitle';
import { cellContent, lookOfCell } from './cellContent';
import { ExpandContext } from './ExpandContext';
import { useShownList } from './ListContext';
import { lacksId, rowTarget } from './rowOpens';
import { listTexts } from './texts';
import { fillText } from '../../i18n/fillText';

interface ListRowProps {
  /** Its place among the rows. */
  at: number;
  record: RaRecord;
  columns: readonly Column[];
  /** null: rows cannot be selected. */
  selected: boolean | null;
  onSelect: ((record: RaRecord) => void) | undefined;
  /** It can be looked at beside the list. Default false. */
  canPeek?: boolean;
}

export const ListRow = memo(function ListRow(props: ListRowProps) {
  const { at, record, columns, selected, onSelect, canPeek = false } = props;
  const { list, resource, parent } = useShownList();
  const { rowClick, rowActions, rowButtons } = list;
  const t = useText();
  const title = recordTitle(resource, record, t);
  const target = rowTarget(rowClick, resource, record, parent);
  const named = hasId(record);
  const isBroken = lacksId(resource, record);
  const action = rowClick?.kind === 'action' && !isBroken ? rowClick.action : undefined;
  const expanding = use(ExpandContext);
  // As one list of children: beside others, React would draw it as a part of its own.
  const cells: ReactNode[] = columns.map((column, index) => (
    <td
      key={`${column.field.name}${index}`}
      className={lookOfCell(column)}
      // On a phone each cell but the first says its column itself.
      data-label={index === 0 || column.newTab ? undefined : t(column.label)}
    >
      {cellContent({
        column,
        record,
        resource,
        parent,
        title,
        isBroken,
        own: index === 0 ? target : undefined,
        action: index === 0 ? action : undefined,
      })}
      {index === 0 && canPeek && target && (
        <button
          type="button"
          className="button ghost icon small row-icon row-peek"
          // The keyboard has Space on the link.
          tabIndex={-1}
          aria-label={fillText(listTexts.peek, { title })}
          title={listTexts.peek_key}
        />
      )}
      {index === 0 && isBroken && <span className="list-broken">{listTexts.no_id}</span>}
    </td>
  ));
  if (selected !== null)
    cells.unshift(
      <td key=":check" className="list-check">
        <input
          type="checkbox"
          aria-label={fillText(listTexts.select_row, { title })}
          checked={selected}
          disabled={!named}
          onChange={() => onSelect?.(record)}
        />
      </td>,
    );
  if (expanding) cells.unshift(<expanding.Cell key=":expand" record={record} title={title} />);
  if (hasRowActions(list))
    cells.push(
      <td key=":actions" className="list-actions">
        {!isBroken && rowButtons.length > 0 && (
          <ActionButtons actions={rowButtons} resource={resource} record={record} parent={parent} />
        )}
        {!isBroken && rowActions.length > 0 && (
          <ActionMenu
            actions={rowActions}
            resource={resource}
            record={record}
            parent={parent}
            label={fillText(listTexts.actions_of, { title })}
          />
        )}
      </td>,
    );
  const row = (
    <tr
      data-id={named ? String(record.id) : undefined}
      data-at={at}
      className={target || action ? 'opens' : undefined}
      aria-selected={selected ?? undefined}
    >
      {cells}
    </tr>
  );
  if (!expanding) return row;
  const span = 1 + Number(selected !== null) + columns.length + Number(hasRowActions(list));
  return (
    <>
      {row}
      <expanding.Below record={record} title={title} span={span} />
    </>
  );
});

/** Whether rows have a cell of their own for what can be done with them. */
export const hasRowActions = ({ rowActions, rowButtons }: List): boolean =>
  rowActions.length + rowButtons.length > 0;
