import { useMemo } from 'react';
import type { RaRecord } from 'ra-core';
import { readPath } from '../../config/values/readPath';
import type { ListColumn, List } from '../../config/types';
import { useResources } from '../../queries/console/consoleHooks';
import { interpolateText } from '../../i18n/interpolateText';
import { useTranslateText } from '../../i18n/useTranslateText';
import { isPlainObject } from '../../lib/json';
import { createRowKeys } from '../../queries/list/rowKeys';
import { useCanAccess } from '../../session/access/useCanAccess';
import { LoadError } from '../../ui/feedback/LoadError';
import { getColumnAlign } from '../table/renderCell';
import { ExpandContext } from './ExpandContext';
import { expandTexts } from './expandTexts';
import { ListContextProvider, useListContext } from '../ListContext';
import { ListRow } from '../table/ListRow';
import type { ListParams } from '../params/listParams';
import { useRowClick } from '../table/rowEvents';
import { listTexts } from '../texts';
import { useParentRows } from '../data/useParentRows';
import './expand.css';

interface ExpandedListProps {
  list: List;
  /** The expanded row. */
  record: RaRecord;
  /** Label of the rows. */
  label: string;
  caption: string;
}

/**
 * A list that is part of a row of another list: complete, in its declared order. A row without the list shows that, not
 * "empty".
 */
export function ExpandedList({ list, record, label, caption }: ExpandedListProps) {
  const { parent: outerParent } = useListContext();
  const resource = useResources().get(list.resource);
  const t = useTranslateText();
  const parent = useMemo(() => ({ ...record, parent: outerParent }), [record, outerParent]);
  const params = useMemo(() => toUnpagedParams(list), [list]);
  const { data = [] } = useParentRows({ list, params, parent });
  const contextValue = useMemo(
    () => resource && { list, resource, parent, caption },
    [list, resource, parent, caption],
  );
  if (!contextValue)
    return <LoadError text={interpolateText(listTexts.not_declared, { resource: list.resource })} />;
  const nestedRows = list.rows.kind === 'record' ? readPath(record, list.rows.recordPath) : undefined;
  if (!Array.isArray(nestedRows) || !nestedRows.every(isPlainObject))
    return <p className="muted">{interpolateText(expandTexts.unknown, { what: label })}</p>;
  if (data.length === 0) return <p className="muted">{t(list.empty)}</p>;
  return (
    <ListContextProvider value={contextValue}>
      <ExpandContext value={null}>
        <NestedTable rows={data} />
      </ExpandContext>
    </ListContextProvider>
  );
}

const toUnpagedParams = ({ sort }: List): ListParams => ({
  page: 1,
  perPage: Number.MAX_SAFE_INTEGER,
  sort,
  filter: [],
  search: '',
});

function NestedTable({ rows }: { rows: readonly RaRecord[] }) {
  const { list, caption } = useListContext();
  const t = useTranslateText();
  const canAccess = useCanAccess();
  const onRowClick = useRowClick(rows);
  const keys = createRowKeys(rows);
  const columns = useMemo(
    () => list.columns.filter(({ access, hidden }: ListColumn) => canAccess(access) && !hidden),
    [list, canAccess],
  );
  return (
    <div className="list-expanded-scroll" role="region" aria-label={caption} tabIndex={0}>
      <table className="list-table plain-states dense">
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th
                key={`${column.field.name}${index}`}
                scope="col"
                className={getColumnAlign(column) === 'end' ? 'end' : undefined}
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
        <tbody onClick={onRowClick} onAuxClick={onRowClick}>
          {rows.map((row, index) => (
            <ListRow
              key={keys[index]}
              rowIndex={index}
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
