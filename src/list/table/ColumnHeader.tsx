import type { ListColumn } from '../../config/types';
import { useTranslateText } from '../../i18n/useTranslateText';
import { Icon } from '../../ui/icon/Icon';
import type { ListParamsControl } from '../params/listParamsControl';

interface ColumnHeaderProps {
  column: ListColumn;
  control: ListParamsControl;
  align: 'start' | 'end';
}

/** The header of a column. For a sortable column it is a button that toggles ascending and descending. */
export function ColumnHeader({ column, control, align }: ColumnHeaderProps) {
  const t = useTranslateText();
  const label = t(column.label);
  const style = column.width === null ? undefined : { width: column.width };
  const sortOrder = control.params.sort?.field === column.field.name ? control.params.sort.order : undefined;
  if (!column.field.sortable) {
    return (
      <th scope="col" className={align === 'end' ? 'end' : undefined} style={style}>
        {column.newTab ? <span className="visually-hidden">{label}</span> : label}
      </th>
    );
  }
  const nextOrder = sortOrder === 'ASC' ? 'DESC' : 'ASC';
  return (
    <th
      scope="col"
      className={align === 'end' ? 'end' : undefined}
      style={style}
      aria-sort={sortOrder ? (sortOrder === 'ASC' ? 'ascending' : 'descending') : 'none'}
    >
      <button
        type="button"
        className="list-sort"
        onClick={() => control.setParams({ sort: { field: column.field.name, order: nextOrder } })}
      >
        <span>{label}</span>
        <Icon
          name={sortOrder === 'ASC' ? 'arrow-up' : sortOrder === 'DESC' ? 'arrow-down' : 'sort'}
          size={14}
        />
      </button>
    </th>
  );
}
