import { useState } from 'react';
import { chartTexts } from './texts';
import { ChartTable } from './ChartTable';
import { Button } from '../ui/Button';
import { fillText } from '../i18n/fillText';

/** The rows of a long table, made when they are shown: texts, the first of each names it. */
export interface RowSource {
  caption: string;
  columns: readonly string[];
  count: number;
  row: (at: number) => readonly string[];
}

/** Rows of a page. */
export const PAGE = 100;

/** The text alternative of a chart with many values, page by page. */
export function PagedTable({ caption, columns, count, row }: RowSource) {
  const pages = Math.max(1, Math.ceil(count / PAGE));
  const [asked, setPage] = useState(0);
  const page = Math.min(asked, pages - 1);
  const start = page * PAGE;
  const rows = Array.from({ length: Math.min(PAGE, count - start) }, (_, at) => row(start + at));
  return (
    <>
      <ChartTable caption={caption} columns={columns} rows={rows} />
      {pages > 1 && (
        <div className="chart-pager">
          <Button small locked={page === 0} onClick={() => setPage(page - 1)}>
            {chartTexts.before}
          </Button>
          <span role="status">{fillText(chartTexts.pages, { page: page + 1, pages })}</span>
          <Button small locked={page === pages - 1} onClick={() => setPage(page + 1)}>
            {chartTexts.after}
          </Button>
        </div>
      )}
    </>
  );
}
