import { memo, useCallback, type MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { RaRecord } from 'ra-core';
import type { Column } from '../../config/types';
import { ColumnHeader } from './ColumnHeader';
import { alignOf } from './alignOf';
import { useShownList } from './ListContext';
import { ListRow } from './ListRow';
import type { ListControl } from './useListState';
import { rowTarget } from './rowOpens';
import type { Selection } from './useSelection';
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
  onRowHover: (record: RaRecord) => void;
}

/** A native table: one sheet styles it, one handler opens rows, the first cell of each row holds a link. */
export const ListTable = memo(function ListTable(props: ListTableProps) {
  const { columns, rows, selection, control, dense, busy, onRowHover } = props;
  const { list, caption } = useShownList();
  const openRow = useRowClick(rows);
  const allOnPage = rows.length > 0 && rows.every(({ id }) => selection?.has(String(id)));
  const someOnPage = rows.some(({ id }) => selection?.has(String(id)));
  return (
    <div className="list-scroll" role="region" aria-label={caption} tabIndex={0}>
      <table className={dense ? 'list-table dense' : 'list-table'} aria-busy={busy}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {selection && (
              <th scope="col" className="list-check">
                <input
                  type="checkbox"
                  aria-label={listTexts.select_page}
                  checked={allOnPage}
                  ref={(box) => {
                    if (box) box.indeterminate = someOnPage && !allOnPage;
                  }}
                  onChange={() => selection.setMany(rows, !allOnPage)}
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
            {list.rowActions.length > 0 && (
              <th scope="col" className="list-actions">
                <span className="visually-hidden">{listTexts.actions}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody onClick={openRow} onAuxClick={openRow}>
          {rows.map((record) => (
            <ListRow
              key={String(record.id)}
              record={record}
              columns={columns}
              selected={selection ? selection.has(String(record.id)) : null}
              onSelect={selection?.toggle}
              onHover={onRowHover}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
});

const INTERACTIVE = 'a, button, input, label, select, [role="menu"], dialog';

const isPlainClick = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;

/** A click anywhere on a row opens it, as its link would; a selection of text or a control of its own is left alone. */
function useRowClick(rows: readonly RaRecord[]) {
  const { list, resource, parent } = useShownList();
  const { rowClick } = list;
  const navigate = useNavigate();
  return useCallback(
    (event: MouseEvent<HTMLElement>) => {
      const target = event.target as HTMLElement;
      if (event.defaultPrevented) return;
      // Plain anchors: fifty router links would be drawn again at every change of address.
      const link = target.closest<HTMLAnchorElement>('a.row-link');
      if (link && link.target === '' && isPlainClick(event)) {
        event.preventDefault();
        void navigate(link.pathname + link.search);
        return;
      }
      if (target.closest(INTERACTIVE) || window.getSelection()?.toString()) return;
      const row = target.closest('tr');
      if (rowClick?.kind === 'action') {
        if (event.button === 0) row?.querySelector<HTMLElement>('.row-action')?.click();
        return;
      }
      const record = rows.find(({ id }) => String(id) === row?.dataset.id);
      const opens = record && rowTarget(rowClick, resource, record, parent);
      if (!opens || event.button > 1) return;
      if (opens.newWindow || event.button === 1 || event.ctrlKey || event.metaKey)
        window.open(opens.href, '_blank', 'noopener,noreferrer');
      else void navigate(opens.href);
    },
    [rows, rowClick, resource, parent, navigate],
  );
}
