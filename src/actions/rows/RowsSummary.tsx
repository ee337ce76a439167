import { useEffect } from 'react';
import { fillText } from '../../i18n/fillText';
import { sentences } from '../../i18n/sentences';
import { Icon } from '../../ui/Icon';
import { logMessage } from '../../ui/messageLog';
import { countOf } from './rowResult';
import type { RowRun } from './useRowRun';
import { rowsTexts as texts } from './texts';

interface RowsSummaryProps {
  work: RowRun;
  /** What was done, in words of the declaration. */
  title: string;
}

/** What became of all of them, once it is over; also kept in the log of messages. */
export function RowsSummary({ work: { results, busy, said }, title }: RowsSummaryProps) {
  const total = results.length;
  const [done, unknown] = [countOf(results, 'done'), countOf(results, 'unknown')];
  const isAll = done === total;
  const text = isAll
    ? said || fillText(texts.all_done, { smart_count: total })
    : fillText(texts.some_done, { done, total });
  const skipped = countOf(results, 'skipped');
  const note = sentences(
    skipped > 0 ? fillText(texts.skipped_note, { smart_count: skipped }) : '',
    unknown > 0 ? fillText(texts.unknown_note, { smart_count: unknown }) : '',
  );
  const tone = isAll ? 'success' : 'warning';
  useEffect(() => {
    if (!busy) logMessage(tone, [title, text, note]);
  }, [busy, tone, title, text, note]);
  return (
    <div role="status">
      {!busy && (
        <div className={`notice ${tone}`}>
          <Icon name={isAll ? 'check' : 'alert-triangle'} size={18} />
          <p>{note === '' ? text : `${text} ${note}`}</p>
        </div>
      )}
    </div>
  );
}
