import { useMemo } from 'react';
import type { RaRecord } from 'ra-core';
import { readPath } from '../../config/readPath';
import type { Column, List } from '../../config/types';
import { useResources } from '../../console/hooks';
import { fillText } from '../../i18n/fillText';
import { useText } from '../../i18n/useText';
import { isPlainObject } from '../../lib/json';
import { rowKeys } from '../../records/rowKeys';
import { useMay } from '../../session/useMay';
import { LoadFailed } from '../../ui/LoadFailed';
import { alignOf } from './alignOf';
import { ExpandContext } from './ExpandContext';
import { expandTexts } from './expandTexts';
import { ShownListProvider, useShownList } from './ListContext';
import { ListRow } from './ListRow';
import type { ListState } from './listState';
import { useRowClick } from './rowEvents';
import { listTexts } from './texts';
import { useRecordRows } from './useRecordRows';
import './expand.css';

interface ExpandedListProps {
  list: List;
  /** The row that was opened. */
  record: RaRecord;
  /** What the rows are called. */
  what: string;
  caption: string;
}

/** A list that came with a row of another list: whole, in its declared order. A row without it says so, which is not "empty". */
export function ExpandedList({ list, record, what, caption }: ExpandedListProps) {
  const { parent: above } = useShownList();
  const resource = useResources().get(list.resource);
  const t = useText();
  const parent = useMemo(() => ({ ...record, parent: above }), [record, above]);
  const state = useMemo(() => wholeOf(list), [list]);
  const { rows = [] } = useRecordRows({ list, state, parent });
  const shown = useMemo(
    () => resource && { list, resource, parent, caption },
    [list, resource, parent, caption],
  );
  if (!shown) return <LoadFailed text={fillText(listTexts.not_declared, { resource: list.resource })} />;
  const held = list.rows.kind === 'record' ? readPath(record, list.rows.from) : undefined;
  if (!Array.isArray(held) || !held.every(isPlainObject))
    return <p className="muted">{fillText(expandTexts.unknown, { what })}</p>;
  if (rows.length === 0) return <p className="muted">{t(list.empty)}</p>;
  return (
    <ShownListProvider value={shown}>
      <ExpandContext value={null}>
        <InnerTable rows={rows} />
      </ExpandContext>
    </ShownListProvider>
  );
}

const wholeOf = ({ sort }: List): ListState => ({
  page: 1,
  size: Number.MAX_SAFE_INTEGER,
  sort,
  filter: {},
  search: '',
});

function InnerTable({ rows }: { rows: readonly RaRecord[] }) {
  const { list, caption } = useShownList();
  const t = useText();
  const may = useMay();
  const openRow = useRowClick(rows);
  const keys = rowKeys(rows);
  const columns = useMemo(
    () => list.columns.filter(({ access, hidden }: Column) => may(access) && !hidden),
    [list, may],
  );
  return (
    <div className="list-expanded-scroll" role="region" aria-label={caption} tabIndex={0}>
      <table className="list-table dense">
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th
                key={`${column.field.name}${index}`}
                scope="col"
                className={alignOf(column) === 'end' ? 'end' : undefined}
                style={column.width === null ? undefined : { width: column.width }}
              >
                {t(column.label)}
              </th>
            ))}
            {list.rowActions.length > 0 && (
              <th scope="col" className="list-actions">
                <span className="visually-hidden">{listTexts.actions}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody onClick={openRow} onAuxClick={openRow}>
          {rows.map((row, index) => (
            <ListRow
              key={keys[index]}
              at={index}
              record={row}
              columns={columns}
              selected={null}
              onSelect={undefined}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
