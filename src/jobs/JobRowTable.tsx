import { useState } from 'react';
import { interpolateText } from '../i18n/interpolateText';
import { PageButtons } from '../ui/page/PageButtons';
import { Tag } from '../ui/text/Tag';
import type { JobRow, JobRowState } from './job';
import { jobRowTones } from './describeJobEnd';
import { jobTexts as texts, jobRowStateTexts } from './texts';

interface JobRowTableProps {
  rows: readonly JobRow[];
  /** The calls are over: what was not done stands first. */
  isOver: boolean;
}

/** What needs somebody, in the order in which it is looked at. */
const STATE_ORDER: readonly JobRowState[] = ['failed', 'unknown', 'running', 'waiting', 'skipped', 'done'];

/** Rows drawn at a time: a run of thousands is drawn anew with each answer. */
const PAGE_SIZE = 100;

/** What became of each row, by name. */
export function JobRowTable({ rows, isOver }: JobRowTableProps) {
  const [page, setPage] = useState(0);
  const pageCount = Math.ceil(rows.length / PAGE_SIZE);
  const sortedRows = rows.map((row, index) => ({ index, ...row }));
  if (isOver) sortedRows.sort((a, b) => STATE_ORDER.indexOf(a.state) - STATE_ORDER.indexOf(b.state));
  return (
    <>
      <div className="operation-rows" role="region" aria-label={texts.table} tabIndex={0}>
        <table aria-label={texts.table}>
          <thead>
            <tr>
              <th scope="col">{texts.name}</th>
              <th scope="col">{texts.state}</th>
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
