import { memo, use, type ReactNode } from 'react';
import type { RaRecord } from 'ra-core';
import { ActionButtons } from '../../actions/ActionButtons';
import { ActionMenu } from '../../actions/ActionMenu';
import type { Field, ListColumn } from '../../config/types';
import { useTranslateText } from '../../i18n/useTranslateText';
import { hasId } from '../../queries/list/hasId';
import { recordTitle } from '../../fields/titles/recordTitle';
import { renderCell, findStateColumn, getCellClassName } from './renderCell';
import { fieldTypes } from '../../fields/core/registry';
import { readValue } from '../../fields/core/readValue';
import { ExpandContext } from '../expand/ExpandContext';
import { useListContext } from '../ListContext';
import { hasRowActions } from './hasRowActions';
import { isMissingId, getRowTarget } from './rowTarget';
import { listTexts } from '../texts';
import { interpolateText } from '../../i18n/interpolateText';

interface ListRowProps {
  /** Index of the row. */
  rowIndex: number;
  record: RaRecord;
  columns: readonly ListColumn[];
  /** null: rows cannot be selected. */
  selected: boolean | null;
  onSelect: ((record: RaRecord) => void) | undefined;
  /** True if the side panel can show the record. Default: false. */
  canPeek?: boolean;
  /** True if the side panel shows it. Default: false. */
  isPeeked?: boolean;
}

export const ListRow = memo(function ListRow(props: ListRowProps) {
  const { rowIndex, record, columns, selected, onSelect, canPeek = false, isPeeked = false } = props;
  const { list, resource, parent } = useListContext();
  const { rowClick, rowActions, rowButtons } = list;
  const t = useTranslateText();
  const title = recordTitle(resource, record, t);
  const target = getRowTarget(rowClick, resource, record, parent);
  const hasRecordId = hasId(record);
  const isIdMissing = isMissingId(resource, record);
  const action = rowClick?.kind === 'action' && !isIdMissing ? rowClick.action : undefined;
  const expandComponents = use(ExpandContext);
  const stateColumn = findStateColumn(columns);
  const firstText = readText(columns[0]?.field, record, t);
  const hasActions = hasRowActions(list);
  const isAlone = !hasActions && columns.at(-1)?.newTab !== true;
  const peekButton = canPeek && target && (
    <button
      type="button"
      className={`button ghost icon small row-icon row-peek ${isAlone ? 'is-alone' : ''}`}
      // Not in the tab order: keyboard users press Space on the link.
      tabIndex={-1}
      aria-label={interpolateText(listTexts.peek, { title })}
      title={listTexts.peek_key}
    />
  );
  // Put all cells into one array of children: React would render several arrays as fragments.
  const cells: ReactNode[] = columns.map((column, index) => (
    <td
      key={`${column.field.name}${index}`}
      className={getCellClassName({
        column,
        record,
        stateColumn,
        isRepeated: index > 0 && column !== stateColumn && isSaidBy(firstText, column.field, record, t),
      })}
      // On a phone each cell except the first shows its column label.
      data-label={index === 0 || column.newTab ? undefined : t(column.label)}
    >
      {index === columns.length - 1 && !hasActions && peekButton}
      {renderCell({
        column,
        record,
        resource,
        parent,
        title,
        isIdMissing,
        t,
        rowTarget: index === 0 ? target : undefined,
        action: index === 0 ? action : undefined,
      })}
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
  if (hasActions)
    cells.push(
      <td key=":actions" className="list-actions">
        {peekButton}
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
      aria-current={isPeeked || undefined}
    >
      {cells}
    </tr>
  );
  if (!expandComponents) return row;
  const columnCount = 1 + Number(selected !== null) + columns.length + Number(hasActions);
  return (
    <>
      {row}
      <expandComponents.ExpandedRow record={record} title={title} colSpan={columnCount} />
    </>
  );
});

/** Returns the text that a field shows of a record; undefined for no field. */
const readText = (field: Field | undefined, record: RaRecord, t: (text: string) => string) =>
  field && fieldTypes.get(field.type)?.toText(readValue(field, record), field, t);

/**
 * True if a text is what the field shows of a record, or begins with the word of a choice: «Cerradura principal» says
 * «Cerradura». Numbers and dates are not formatted for it: a page has hundreds of cells.
 */
function isSaidBy(
  text: string | number | undefined,
  field: Field,
  record: RaRecord,
  t: (text: string) => string,
): boolean {
  if (typeof text !== 'string' || typeof readValue(field, record) !== 'string') return false;
  const fieldText = readText(field, record, t);
  const isChoice = fieldTypes.get(field.type)?.isShort?.(field) === true;
  return text === fieldText || (isChoice && text.startsWith(`${fieldText} `));
}
