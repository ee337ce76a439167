import { memo } from 'react';
import type { RaRecord } from 'ra-core';
import { recordScope } from '../../../dataProvider';
import { ActionMenu } from '../../actions/ActionMenu';
import type { Action, Column, Resource } from '../../config/types';
import { FieldValue } from '../../fields/FieldValue';
import { useText } from '../../fields/useText';
import { Icon } from '../../layout/Icon';
import { consolePath } from '../consolePath';
import { recordTitle } from '../recordTitle';
import { alignOf } from './alignOf';

interface ListRowProps {
  record: RaRecord;
  resource: Resource;
  columns: readonly Column[];
  path: string | undefined;
  actions: readonly Action[];
  /** null: rows cannot be selected. */
  selected: boolean | null;
  onSelect: ((record: RaRecord) => void) | undefined;
  parent: RaRecord | undefined;
  onHover: (record: RaRecord) => void;
}

export const ListRow = memo(function ListRow(props: ListRowProps) {
  const { record, resource, columns, path, actions, selected, onSelect, parent, onHover } = props;
  const t = useText();
  const title = recordTitle(resource, record, t);
  return (
    <tr
      data-id={String(record.id)}
      className={path ? 'opens' : undefined}
      aria-selected={selected ?? undefined}
      onPointerEnter={() => onHover(record)}
    >
      {selected !== null && (
        <td className="list-check">
          <input
            type="checkbox"
            aria-label={t('list.select_row', { title })}
            checked={selected}
            onChange={() => onSelect?.(record)}
          />
        </td>
      )}
      {columns.map((column, index) => (
        <td key={`${column.field.name}${index}`} className={alignOf(column) === 'end' ? 'end' : undefined}>
          <Cell
            column={column}
            record={record}
            resource={resource}
            parent={parent}
            path={index === 0 ? path : undefined}
            title={title}
          />
        </td>
      ))}
      {actions.length > 0 && (
        <td className="list-actions">
          <ActionMenu
            actions={actions}
            resource={resource}
            record={record}
            parent={parent}
            label={t('list.actions_of', { title })}
          />
        </td>
      )}
    </tr>
  );
});

interface CellProps {
  column: Column;
  record: RaRecord;
  resource: Resource;
  parent: RaRecord | undefined;
  /** The row's own link, on its first cell. */
  path: string | undefined;
  title: string;
}

function Cell({ column, record, resource, parent, path, title }: CellProps) {
  const t = useText();
  const target =
    column.link === null ? path : consolePath(column.link, { ...recordScope(resource, record), parent });
  if (column.newTab && target) {
    return (
      <a
        className="button ghost icon small"
        href={target}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={t('list.open_new_tab', { title })}
        title={t('list.open_new_tab', { title })}
      >
        <Icon name="external-link" size={16} />
      </a>
    );
  }
  const value = <FieldValue field={column.field} record={record} place="cell" />;
  return (
    <span className={column.image ? 'list-cell with-image' : 'list-cell'}>
      {column.image && <FieldValue field={column.image} record={record} place="cell" />}
      <span className="list-cell-text">
        {target ? (
          <a href={target} className="row-link">
            {value}
          </a>
        ) : (
          value
        )}
        {column.below && (
          <span className="list-below">
            <FieldValue field={column.below} record={record} place="cell" />
          </span>
        )}
      </span>
    </span>
  );
}
