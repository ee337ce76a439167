import { interpolateText } from '../../i18n/interpolateText';
import { joinSentences } from '../../i18n/joinSentences';
import { nameRow, type BatchRow } from './batchRows';
import { scanBatchTexts as texts } from './texts';
import type { ScannedRecords } from './useScanBatch';

/** Counts the records by result and shows the reason if the last one was refused. */
export function BatchResult({ rows, refusedNumber, fields }: ScannedRecords) {
  const count = (state: BatchRow['state']): number => rows.filter((row) => row.state === state).length;
  const refusedRow = rows.find(({ number }) => number === refusedNumber);
  const counts = (['accepted', 'refused', 'checking'] as const).map((state) => {
    const smart_count = count(state);
    return smart_count === 0 ? '' : interpolateText(texts[`${state}_count`], { smart_count });
  });
  return (
    <div role="status" className="scan-batch-result">
      <p>{rows.length === 0 ? texts.none : joinSentences(...counts)}</p>
      {refusedRow && (
        <p className="notice warning">
          {joinSentences(`${nameRow(fields, refusedRow.codes)}: ${texts.refused}`, refusedRow.reason)}
        </p>
      )}
    </div>
  );
}
