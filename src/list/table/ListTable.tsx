import { memo, use } from 'react';
import type { RaRecord } from 'ra-core';
import type { ListColumn } from '../../config/types';
import { hasId } from '../../queries/list/hasId';
import { ColumnHeader } from './ColumnHeader';
import { getColumnAlign } from './renderCell';
import { ExpandContext } from '../expand/ExpandContext';
import { useListContext } from '../ListContext';
import { hasRowActions } from './hasRowActions';
import { ListRow } from './ListRow';
import { useMediaQuery } from '../../ui/hooks/useMediaQuery';
import type { RowPointerHandlers } from './usePrefetchRecord';
import type { ListParamsControl } from '../params/listParamsControl';
import { useRowClick, useRowPointer } from './rowEvents';
import { onRowKeyDown, onPeekButtonClick } from './rowKeyboard';
import type { Peek } from '../peek/usePeek';
import type { RowSelection } from './useRowSelection';
import { canReuseRows, useRowKeys } from './useRowKeys';
import { showClippedText } from '../../ui/text/showClippedText';
import { useOverflowAttribute } from './useOverflowAttribute';
import { listTexts } from '../texts';
import './cardFacts.css';

interface ListTableProps {
  columns: readonly ListColumn[];
  rows: readonly RaRecord[];
  /** null: rows cannot be selected. */
  selection: RowSelection | null;
  control: ListParamsControl;
  dense: boolean;
  /** True while the rows of the previous page are shown. */
  busy: boolean;
  /** Called with the target of a row when it opens in this window. */
  onOpen: (path: string) => void;
  /** Handlers for pointer events over the rows. */
  pointerHandlers: RowPointerHandlers;
  /** undefined: the list has no side panel. */
  peek: Peek | undefined;
}

/** A native table: one style sheet, one click handler for all rows, and a link in the first cell of each row. */
export const ListTable = memo(function ListTable(props: ListTableProps) {
  const { columns, rows, selection, control, dense, busy, onOpen, pointerHandlers, peek } = props;
  const { list, caption } = useListContext();
  const expandComponents = use(ExpandContext);
  const onRowClick = useRowClick(rows, onOpen);
  const rowPointerProps = useRowPointer(rows, pointerHandlers);
  const keys = useRowKeys(rows, canReuseRows(list, columns));
  const scrollRef = useOverflowAttribute();
  const isPhone = !useMediaQuery('(min-width: 480px)');
  const hasCards = isPhone || list.minWidth === null;
  const selectableRows = rows.filter(hasId);
  const allSelected =
    selectableRows.length > 0 && selectableRows.every(({ id }) => selection?.has(String(id)));
  const someSelected = selectableRows.some(({ id }) => selection?.has(String(id)));
  return (
    <div
      ref={scrollRef}
      className="list-scroll"
      role="group"
      aria-label={caption}
      tabIndex={0}
      {...(list.height === null ? {} : { style: { maxBlockSize: list.height }, 'data-high': true })}
    >
      <table
        className={`list-table plain-states ${hasCards ? 'list-cards' : ''} ${dense ? 'dense' : ''} ${!selection && columns.length < 7 ? 'is-roomy' : ''}`}
        style={list.minWidth === null || isPhone ? undefined : { minInlineSize: list.minWidth }}
        aria-busy={busy}
      >
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {expandComponents && <expandComponents.HeaderCell rows={rows} />}
            {selection && (
              <th scope="col" className="list-check">
                <label>
                  <input
                    type="checkbox"
                    aria-label={listTexts.select_page}
                    checked={allSelected}
                    ref={(checkbox) => {
                      if (checkbox) checkbox.indeterminate = someSelected && !allSelected;
                    }}
                    onChange={() => selection.setSelected(selectableRows, !allSelected)}
                  />
                  <span>{listTexts.select_page}</span>
                </label>
              </th>
            )}
            {columns.map((column, index) => (
              <ColumnHeader
                key={`${column.field.name}${index}`}
                column={column}
                control={control}
                align={getColumnAlign(column)}
              />
            ))}
            {hasRowActions(list) && (
              <th
                scope="col"
                className="list-actions"
                style={list.actionsWidth === null ? undefined : { width: list.actionsWidth }}
              >
                <span className="visually-hidden">{listTexts.actions}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody
          onClick={(event) => {
            onPeekButtonClick(event, peek);
            onRowClick(event);
          }}
          onAuxClick={onRowClick}
          onPointerOver={showClippedText}
          onKeyDown={(event) => onRowKeyDown(event, peek)}
          {...rowPointerProps}
        >
          {rows.map((record, index) => (
            <ListRow
              key={keys[index]}
              rowIndex={index}
              record={record}
              columns={columns}
              selected={selection ? selection.has(String(record.id)) : null}
              onSelect={selection?.toggle}
              canPeek={peek !== undefined}
              isPeeked={peek?.id !== undefined && peek.id === String(record.id)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
});
