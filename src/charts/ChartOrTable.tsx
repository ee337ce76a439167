import { useState, type ReactNode } from 'react';
import { chartTexts } from './texts';
import { ChartTable, type ChartTableData } from './ChartTable';
import { PagedTable, type RowSource } from './PagedTable';
import { Boundary } from '../ui/feedback/Boundary';
import { Button } from '../ui/button/Button';
import './charts.css';

interface ChartOrTableProps {
  /** Long ones are paged. */
  table: ChartTableData | RowSource;
  /** The chart; it waits for its code itself. */
  children: ReactNode;
}

/** A chart with its numbers one click away, as a real table; the table stands in for a chart that cannot be drawn. */
export function ChartOrTable({ table, children }: ChartOrTableProps) {
  const [isTable, setTable] = useState(false);
  const toggleText = isTable ? chartTexts.asChart : chartTexts.asTable;
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
      <Button small aria-label={`${toggleText}: ${table.caption}`} onClick={() => setTable(!isTable)}>
        {toggleText}
      </Button>
    </div>
  );
}
