import { useState } from 'react';
import type { Field } from '../../config/types';
import { interpolateText } from '../../i18n/interpolateText';
import { useTranslateText } from '../../i18n/useTranslateText';
import { Button } from '../../ui/button/Button';
import { Icon } from '../../ui/icon/Icon';
import { PageButtons } from '../../ui/page/PageButtons';
import { Tag } from '../../ui/text/Tag';
import { nameRow, showCode, type BatchRow } from './batchRows';
import { scanBatchTexts as texts } from './texts';

/** Rows rendered at once: the table renders with each scan. */
const PAGE_SIZE = 50;

const TONES = { checking: 'info', accepted: 'success', refused: 'danger' } as const;

interface BatchTableProps {
  fields: readonly Field[];
  rows: readonly BatchRow[];
  onRemove: (number: number) => void;
}

/** Lists the scanned records, the last one first, with the result of each. */
export function BatchTable({ fields, rows, onRemove }: BatchTableProps) {
  const t = useTranslateText();
  const [page, setPage] = useState(0);
  const pageCount = Math.ceil(rows.length / PAGE_SIZE);
  const pageIndex = Math.min(page, pageCount - 1);
  const visibleRows = rows.toReversed().slice(pageIndex * PAGE_SIZE, (pageIndex + 1) * PAGE_SIZE);
  return (
    <>
      <div className="scan-batch-scroll" role="region" aria-label={texts.table} tabIndex={0}>
        <table className="list-table">
          <caption className="visually-hidden">{texts.table}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.number}</th>
              {fields.map((field) => (
                <th key={field.name} scope="col">
                  {t(field.label)}
                </th>
              ))}
              <th scope="col">{texts.result}</th>
              <th scope="col">
                <span className="visually-hidden">{texts.removeColumn}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {visibleRows.map(({ number, codes, state, reason }) => (
              <tr key={number}>
                <td className="muted">{number}</td>
                {fields.map((field) => {
                  const code = codes[field.name];
                  return <td key={field.name}>{code === undefined ? '–' : showCode(field, code)}</td>;
                })}
                <td>
                  <Tag tone={TONES[state]}>{texts[state]}</Tag>
                  {reason !== '' && <p className="scan-batch-reason">{reason}</p>}
                </td>
                <td>
                  <Button
                    small
                    variant="quiet"
                    aria-label={interpolateText(texts.remove, { code: nameRow(fields, codes) })}
                    icon={<Icon name="x" size={16} />}
                    onClick={() => onRemove(number)}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <PageButtons page={pageIndex} pageCount={pageCount} onPageChange={setPage} />
    </>
  );
}
