import { useState, type ReactNode } from 'react';
import { chartTexts } from './texts';
import { ChartTable, type ChartTableData } from './ChartTable';
import { PagedTable, type RowSource } from './PagedTable';
import { Boundary } from '../ui/feedback/Boundary';
import { Button } from '../ui/button/Button';
import { Icon } from '../ui/icon/Icon';
import './charts.css';

interface ChartOrTableProps {
  /** Table data; long tables are paged. */
  table: ChartTableData | RowSource;
  /** Chart; it suspends by itself while its code loads. */
  children: ReactNode;
  /** True: the switch is only an icon, for small cards. Default false. */
  isCompact?: boolean;
}

/** Chart with a switch to its numbers as a real table; the table replaces a chart that fails to render. */
export function ChartOrTable({ table, children, isCompact = false }: ChartOrTableProps) {
  const [isTable, setTable] = useState(false);
  const toggleText = isTable ? chartTexts.asChart : chartTexts.asTable;
  const toggle = {
    small: true,
    'aria-label': `${toggleText}: ${table.caption}`,
    onClick: () => setTable(!isTable),
  };
  const tableElement = 'count' in table ? <PagedTable {...table} /> : <ChartTable {...table} />;
  return (
    <div className="chart-or-table">
      {isTable ? (
        tableElement
      ) : (
        <Boundary handlesNewVersion fallback={tableElement}>
          {children}
        </Boundary>
      )}
      {isCompact ? (
        <Button
          {...toggle}
          variant="quiet"
          title={toggleText}
          icon={<Icon name={isTable ? 'chart' : 'list'} size={16} />}
        />
      ) : (
        <Button {...toggle}>{toggleText}</Button>
      )}
    </div>
  );
}
