import type { Column } from '../../config/types';
import { useText } from '../../i18n/useText';
import { Icon } from '../../ui/Icon';
import type { ListControl } from './listControl';

interface ColumnHeaderProps {
  column: Column;
  control: ListControl;
  align: 'start' | 'end';
}

/** The heading of a column; a sortable one is a button that turns ascending, descending. */
export function ColumnHeader({ column, control, align }: ColumnHeaderProps) {
  const t = useText();
  const label = t(column.label);
  const style = column.width === null ? undefined : { width: column.width };
  const sorted = control.state.sort?.field === column.field.name ? control.state.sort.order : undefined;
  if (!column.field.sortable) {
    return (
      <th scope="col" className={align === 'end' ? 'end' : undefined} style={style}>
        {column.newTab ? <span className="visually-hidden">{label}</span> : label}
      </th>
    );
  }
  const order = sorted === 'ASC' ? 'DESC' : 'ASC';
  return (
    <th
      scope="col"
      className={align === 'end' ? 'end' : undefined}
      style={style}
      aria-sort={sorted ? (sorted === 'ASC' ? 'ascending' : 'descending') : 'none'}
    >
      <button
        type="button"
        className="list-sort"
        onClick={() => control.change({ sort: { field: column.field.name, order } })}
      >
        <span>{label}</span>
        <Icon name={sorted === 'ASC' ? 'arrow-up' : sorted === 'DESC' ? 'arrow-down' : 'sort'} size={14} />
      </button>
    </th>
  );
}
