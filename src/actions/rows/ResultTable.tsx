import type { RaRecord } from 'ra-core';
import type { Resource } from '../../config/types';
import { recordTitle } from '../../fields/recordTitle';
import { fillText } from '../../i18n/fillText';
import { useText } from '../../i18n/useText';
import { Tag } from '../../ui/Tag';
import { toneOfState, type RowResult } from './rowResult';
import { rowStates, rowsTexts as texts } from './texts';

interface ResultTableProps {
  rows: readonly RaRecord[];
  results: readonly RowResult[];
  resource: Resource;
  /** The calls are over: what was not done stands first. */
  isOver: boolean;
}

/** What needs somebody, in the order in which it is looked at. */
const order: readonly RowResult['state'][] = ['failed', 'unknown', 'running', 'waiting', 'skipped', 'done'];

/** What became of each record, by name. */
export function ResultTable({ rows, results, resource, isOver }: ResultTableProps) {
  const t = useText();
  const lines = rows.map((row, index) => ({
    index,
    title: recordTitle(resource, row, t) || fillText(texts.unnamed, { row: index + 1 }),
    result: results[index],
  }));
  if (isOver) lines.sort((a, b) => rankOf(a.result) - rankOf(b.result));
  return (
    <div className="row-results" role="region" aria-label={texts.table} tabIndex={0}>
      <table aria-label={texts.table}>
        <thead>
          <tr>
            <th scope="col">{texts.name}</th>
            <th scope="col">{texts.state}</th>
            <th scope="col">{texts.why}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(
            ({ index, title, result }) =>
              result && (
                <tr key={index} data-state={result.state}>
                  <th scope="row">{title}</th>
                  <td>
                    <Tag tone={toneOfState[result.state]}>{rowStates[result.state]}</Tag>
                  </td>
                  <td>{result.why}</td>
                </tr>
              ),
          )}
        </tbody>
      </table>
    </div>
  );
}

const rankOf = (result: RowResult | undefined): number =>
  result ? order.indexOf(result.state) : order.length;
