import { memo, use } from 'react';
import type { RaRecord } from 'ra-core';
import type { Column } from '../../config/types';
import { hasId } from '../../records/hasId';
import { ColumnHeader } from './ColumnHeader';
import { alignOf } from './alignOf';
import { ExpandContext } from './ExpandContext';
import { useShownList } from './ListContext';
import { hasRowActions, ListRow } from './ListRow';
import { useMedia } from '../../ui/useMedia';
import type { RowPointer } from '../detail/usePrefetchDetail';
import type { ListControl } from './listControl';
import { useRowClick, useRowPointer } from './rowEvents';
import { onRowKey, onRowPeek } from './rowKeyboard';
import type { Peek } from './usePeek';
import type { Selection } from './useSelection';
import { isRefillable, useRowKeys } from './useRowKeys';
import { useWide } from './useWide';
import { listTexts } from './texts';

interface ListTableProps {
  columns: readonly Column[];
  rows: readonly RaRecord[];
  /** null: rows cannot be selected. */
  selection: Selection | null;
  control: ListControl;
  dense: boolean;
  /** The rows are of the page before the one asked for. */
  busy: boolean;
  /** Called with where a row leads when it is opened in this window. */
  onOpen: (path: string) => void;
  /** Is told of the pointer over the rows. */
  pointer: RowPointer;
  /** undefined: its records are not looked at beside it. */
  peek: Peek | undefined;
}

/** A native table: one sheet styles it, one handler opens rows, the first cell of each row holds a link. */
export const ListTable = memo(function ListTable(props: ListTableProps) {
  const { columns, rows, selection, control, dense, busy, onOpen, pointer, peek } = props;
  const { list, caption } = useShownList();
  const expanding = use(ExpandContext);
  const openRow = useRowClick(rows, onOpen);
  const watch = useRowPointer(rows, pointer);
  const keys = useRowKeys(rows, isRefillable(list, columns));
  const wide = useWide();
  const isPhone = !useMedia('(min-width: 480px)');
  const hasCards = isPhone || list.minWidth === null;
  const named = rows.filter(hasId);
  const allOnPage = named.length > 0 && named.every(({ id }) => selection?.has(String(id)));
  const someOnPage = named.some(({ id }) => selection?.has(String(id)));
  return (
    <div
      ref={wide}
      className="list-scroll"
      role="group"
      aria-label={caption}
      tabIndex={0}
      {...(list.height === null ? {} : { style: { maxBlockSize: list.height }, 'data-high': true })}
    >
      <table
        className={['list-table', hasCards && 'list-cards', dense && 'dense'].filter(Boolean).join(' ')}
        style={list.minWidth === null || isPhone ? undefined : { minInlineSize: list.minWidth }}
        aria-busy={busy}
      >
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {expanding && <expanding.Head rows={rows} />}
            {selection && (
              <th scope="col" className="list-check">
                <input
                  type="checkbox"
                  aria-label={listTexts.select_page}
                  checked={allOnPage}
                  ref={(box) => {
                    if (box) box.indeterminate = someOnPage && !allOnPage;
                  }}
                  onChange={() => selection.setMany(named, !allOnPage)}
                />
              </th>
            )}
            {columns.map((column, index) => (
              <ColumnHeader
                key={`${column.field.name}${index}`}
                column={column}
                control={control}
                align={alignOf(column)}
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
            onRowPeek(event, peek);
            openRow(event);
          }}
          onAuxClick={openRow}
          onKeyDown={(event) => onRowKey(event, peek)}
          {...watch}
        >
          {rows.map((record, index) => (
            <ListRow
              key={keys[index]}
              at={index}
              record={record}
              columns={columns}
              selected={selection ? selection.has(String(record.id)) : null}
              onSelect={selection?.toggle}
              canPeek={peek !== undefined}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
});
