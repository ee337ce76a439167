import { memo, use, type ReactNode } from 'react';
import type { RaRecord } from 'ra-core';
import { ActionButtons } from '../../actions/ActionButtons';
import { ActionMenu } from '../../actions/ActionMenu';
import type { ListColumn, List } from '../../config/types';
import { useTranslateText } from '../../i18n/useTranslateText';
import { hasId } from '../../queries/list/hasId';
import { recordTitle } from '../../fields/titles/recordTitle';
import { renderCell, getCellClassName } from './renderCell';
import { ExpandContext } from '../expand/ExpandContext';
import { useListContext } from '../ListContext';
import { isMissingId, getRowTarget } from './rowTarget';
import { listTexts } from '../texts';
import { interpolateText } from '../../i18n/interpolateText';

interface ListRowProps {
  /** Its place among the rows. */
  rowIndex: number;
  record: RaRecord;
  columns: readonly ListColumn[];
  /** null: rows cannot be selected. */
  selected: boolean | null;
  onSelect: ((record: RaRecord) => void) | undefined;
  /** It can be looked at beside the list. Default false. */
  canPeek?: boolean;
}

export const ListRow = memo(function ListRow(props: ListRowProps) {
  const { rowIndex, record, columns, selected, onSelect, canPeek = false } = props;
  const { list, resource, parent } = useListContext();
  const { rowClick, rowActions, rowButtons } = list;
  const t = useTranslateText();
  const title = recordTitle(resource, record, t);
  const target = getRowTarget(rowClick, resource, record, parent);
  const hasRecordId = hasId(record);
  const isIdMissing = isMissingId(resource, record);
  const action = rowClick?.kind === 'action' && !isIdMissing ? rowClick.action : undefined;
  const expandComponents = use(ExpandContext);
  // As one list of children: beside others, React would draw it as a part of its own.
  const cells: ReactNode[] = columns.map((column, index) => (
    <td
      key={`${column.field.name}${index}`}
      className={getCellClassName(column)}
      // On a phone each cell but the first says its column itself.
      data-label={index === 0 || column.newTab ? undefined : t(column.label)}
    >
      {renderCell({
        column,
        record,
        resource,
        parent,
        title,
        isIdMissing,
        rowTarget: index === 0 ? target : undefined,
        action: index === 0 ? action : undefined,
      })}
      {index === 0 && canPeek && target && (
        <button
          type="button"
          className="button ghost icon small row-icon row-peek"
          // The keyboard has Space on the link.
          tabIndex={-1}
          aria-label={interpolateText(listTexts.peek, { title })}
          title={listTexts.peek_key}
        />
      )}
      {index === 0 && isIdMissing && <span className="list-broken">{listTexts.no_id}</span>}
    </td>
  ));
  if (selected !== null)
    cells.unshift(
      <td key=":check" className="list-check">
        <input
          type="checkbox"
          aria-label={interpolateText(listTexts.select_row, { title })}
          checked={selected}
          disabled={!hasRecordId}
          onChange={() => onSelect?.(record)}
        />
      </td>,
    );
  if (expandComponents)
    cells.unshift(<expandComponents.ToggleCell key=":expand" record={record} title={title} />);
  if (hasRowActions(list))
    cells.push(
      <td key=":actions" className="list-actions">
        {!isIdMissing && rowButtons.length > 0 && (
          <ActionButtons actions={rowButtons} resource={resource} record={record} parent={parent} />
        )}
        {!isIdMissing && rowActions.length > 0 && (
          <ActionMenu
            actions={rowActions}
            resource={resource}
            record={record}
            parent={parent}
            label={interpolateText(listTexts.actions_of, { title })}
          />
        )}
      </td>,
    );
  const row = (
    <tr
      data-id={hasRecordId ? String(record.id) : undefined}
      data-at={rowIndex}
      className={target || action ? 'opens' : undefined}
      aria-selected={selected ?? undefined}
    >
      {cells}
    </tr>
  );
  if (!expandComponents) return row;
  const columnCount = 1 + Number(selected !== null) + columns.length + Number(hasRowActions(list));
  return (
    <>
      {row}
      <expandComponents.ExpandedRow record={record} title={title} colSpan={columnCount} />
    </>
  );
});

/** Whether rows have a cell of their own for what can be done with them. */
export const hasRowActions = ({ rowActions, rowButtons }: List): boolean =>
  rowActions.length + rowButtons.length > 0;
