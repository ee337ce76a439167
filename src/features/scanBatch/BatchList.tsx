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

/** Records rendered at once: the list renders with each scan. */
const PAGE_SIZE = 50;

const TONES = { checking: 'info', accepted: 'success', refused: 'danger' } as const;

interface BatchListProps {
  fields: readonly Field[];
  rows: readonly BatchRow[];
  onRemove: (number: number) => void;
}

/** Lists the scanned records, the last one first, with the result of each. */
export function BatchList({ fields, rows, onRemove }: BatchListProps) {
  const t = useTranslateText();
  const [page, setPage] = useState(0);
  const pageCount = Math.ceil(rows.length / PAGE_SIZE);
  const pageIndex = Math.min(page, pageCount - 1);
  const visibleRows = rows.toReversed().slice(pageIndex * PAGE_SIZE, (pageIndex + 1) * PAGE_SIZE);
  return (
    <>
      <div className="scan-batch-scroll" role="region" aria-label={texts.list} tabIndex={0}>
        <ul aria-label={texts.list}>
          {visibleRows.map(({ number, codes, state, reason }) => (
            <li key={number}>
              <span className="muted">{number}</span>
              <div>
                <p className="scan-batch-codes">
                  {fields
                    .filter(({ name }) => codes[name] !== undefined)
                    .map((field) => (
                      <span key={field.name}>
                        <span className="muted">{t(field.label)}</span>{' '}
                        <strong>{showCode(field, codes[field.name] ?? '')}</strong>
                      </span>
                    ))}
                </p>
                <p className="scan-batch-state">
                  <Tag tone={TONES[state]}>{texts[state]}</Tag>
                  {reason !== '' && <span>{reason}</span>}
                </p>
              </div>
              <Button
                small
                variant="quiet"
                aria-label={interpolateText(texts.remove, { code: nameRow(fields, codes) })}
                icon={<Icon name="x" size={16} />}
                onClick={() => onRemove(number)}
              />
            </li>
          ))}
        </ul>
      </div>
      <PageButtons page={pageIndex} pageCount={pageCount} onPageChange={setPage} />
    </>
  );
}
