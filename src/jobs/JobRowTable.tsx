import { useState, type ReactNode } from 'react';
import { interpolateText } from '../i18n/interpolateText';
import { PageButtons } from '../ui/page/PageButtons';
import { Tag } from '../ui/text/Tag';
import type { JobRow, JobRowState } from './job';
import { jobRowTones } from './describeJobEnd';
import { jobTexts as texts, jobRowStateTexts } from './texts';

interface JobRowTableProps {
  rows: readonly JobRow[];
  /** True if rows that were not done come first, false if all keep their order. */
  problemsFirst: boolean;
  /** Additional column before the reason: content by the index of the row. */
  column?: JobColumn | undefined;
}

export interface JobColumn {
  label: string;
  render: (index: number) => ReactNode;
}

/** Sort order of the states: rows that need attention first. */
const STATE_ORDER: readonly JobRowState[] = ['failed', 'unknown', 'running', 'waiting', 'skipped', 'done'];

/** Rows per page. The table rerenders with each response, which is slow for thousands of rows. */
const PAGE_SIZE = 100;

/** Shows the result of each row by name. */
export function JobRowTable({ rows, problemsFirst, column }: JobRowTableProps) {
  const [page, setPage] = useState(0);
  const pageCount = Math.ceil(rows.length / PAGE_SIZE);
  const sortedRows = rows.map((row, index) => ({ index, ...row }));
  if (problemsFirst) sortedRows.sort((a, b) => STATE_ORDER.indexOf(a.state) - STATE_ORDER.indexOf(b.state));
  return (
    <>
      <div className="operation-rows" role="region" aria-label={texts.table} tabIndex={0}>
        <table aria-label={texts.table}>
          <thead>
            <tr>
              <th scope="col">{texts.name}</th>
              <th scope="col">{texts.state}</th>
              {column && <th scope="col">{column.label}</th>}
              <th scope="col">{texts.why}</th>
            </tr>
          </thead>
          <tbody>
            {sortedRows
              .slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE)
              .map(({ index, name, state, reason }) => (
                <tr key={index} data-state={state}>
                  <th scope="row">{name || interpolateText(texts.unnamed, { row: index + 1 })}</th>
                  <td>
                    <Tag tone={jobRowTones[state]}>{jobRowStateTexts[state]}</Tag>
                  </td>
                  {column && <td className="operation-more">{column.render(index)}</td>}
                  <td>{reason}</td>
                </tr>
              ))}
          </tbody>
        </table>
      </div>
      <PageButtons page={page} pageCount={pageCount} onPageChange={setPage} />
    </>
  );
}
