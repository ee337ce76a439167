import { useState } from 'react';
import { fillText } from '../i18n/fillText';
import { PageButtons } from '../ui/PageButtons';
import { Tag } from '../ui/Tag';
import type { OperationRow, RowState } from './operation';
import { toneOfRow } from './say';
import { operationTexts as texts, rowStates } from './texts';

interface RowTableProps {
  rows: readonly OperationRow[];
  /** The calls are over: what was not done stands first. */
  isOver: boolean;
}

/** What needs somebody, in the order in which it is looked at. */
const order: readonly RowState[] = ['failed', 'unknown', 'running', 'waiting', 'skipped', 'done'];

/** Rows drawn at a time: a run of thousands is drawn anew with each answer. */
const PAGE = 100;

/** What became of each row, by name. */
export function RowTable({ rows, isOver }: RowTableProps) {
  const [page, setPage] = useState(0);
  const pages = Math.ceil(rows.length / PAGE);
  const lines = rows.map((row, index) => ({ index, ...row }));
  if (isOver) lines.sort((a, b) => order.indexOf(a.state) - order.indexOf(b.state));
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
            {lines.slice(page * PAGE, (page + 1) * PAGE).map(({ index, name, state, why }) => (
              <tr key={index} data-state={state}>
                <th scope="row">{name || fillText(texts.unnamed, { row: index + 1 })}</th>
                <td>
                  <Tag tone={toneOfRow[state]}>{rowStates[state]}</Tag>
                </td>
                <td>{why}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <PageButtons page={page} pages={pages} onPage={setPage} />
    </>
  );
}
