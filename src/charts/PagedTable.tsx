import { useState } from 'react';
import { chartTexts } from './texts';
import { ChartTable } from './ChartTable';
import { Button } from '../ui/button/Button';
import { interpolateText } from '../i18n/interpolateText';

/** Rows of a long table, built on demand: texts; the first cell of each row is its name. */
export interface RowSource {
  caption: string;
  columns: readonly string[];
  count: number;
  row: (index: number) => readonly string[];
}

/** Rows per page. */
export const PAGE_SIZE = 100;

/** Text alternative of a chart with many values, with pagination. */
export function PagedTable({ caption, columns, count, row }: RowSource) {
  const pages = Math.max(1, Math.ceil(count / PAGE_SIZE));
  const [selectedPage, setPage] = useState(0);
  const page = Math.min(selectedPage, pages - 1);
  const firstRow = page * PAGE_SIZE;
  const rows = Array.from({ length: Math.min(PAGE_SIZE, count - firstRow) }, (_, index) =>
    row(firstRow + index),
  );
  return (
    <>
      <ChartTable caption={caption} columns={columns} rows={rows} />
      {pages > 1 && (
        <div className="chart-pager">
          <Button small disabled={page === 0} onClick={() => setPage(page - 1)}>
            {chartTexts.before}
          </Button>
          <span role="status">{interpolateText(chartTexts.pages, { page: page + 1, pages })}</span>
          <Button small disabled={page === pages - 1} onClick={() => setPage(page + 1)}>
            {chartTexts.after}
          </Button>
        </div>
      )}
    </>
  );
}
