import { useState, type ReactNode } from 'react';
import { chartTexts } from './texts';
import { ChartTable, type TableData } from './ChartTable';
import { PagedTable, type RowSource } from './PagedTable';
import { Boundary } from '../ui/Boundary';
import { Button } from '../ui/Button';
import './charts.css';

interface ChartOrTableProps {
  /** Long ones are paged. */
  table: TableData | RowSource;
  /** The chart; it waits for its code itself. */
  children: ReactNode;
}

/** A chart with its numbers one click away, as a real table; the table stands in for a chart that cannot be drawn. */
export function ChartOrTable({ table, children }: ChartOrTableProps) {
  const [asTable, setAsTable] = useState(false);
  const text = asTable ? chartTexts.asChart : chartTexts.asTable;
  const numbers = 'count' in table ? <PagedTable {...table} /> : <ChartTable {...table} />;
  return (
    <div className="chart-or-table">
      {asTable ? (
        numbers
      ) : (
        <Boundary takesNewVersion fallback={numbers}>
          {children}
        </Boundary>
      )}
      <Button small aria-label={`${text}: ${table.caption}`} onClick={() => setAsTable(!asTable)}>
        {text}
      </Button>
    </div>
  );
}
