import type { RaRecord } from 'ra-core';
import { interpolateText } from '../../../i18n/interpolateText';
import { formatNumber } from '../../../lib/formatNumber';
import { mapTexts } from './mapTexts';
import type { UnplacedRecord } from './placeRecords';

/** Records that are listed; the table has all. */
const MAX_LISTED = 50;

interface UnplacedRecordsProps {
  records: readonly UnplacedRecord[];
  getTitle: (record: RaRecord) => string;
}

/** Records without usable coordinates, with the values of the host, so that none is omitted silently. */
export function UnplacedRecords({ records, getTitle }: UnplacedRecordsProps) {
  if (records.length === 0) return null;
  const hiddenCount = records.length - MAX_LISTED;
  return (
    <details className="card map-unplaced" open={records.length <= 5}>
      <summary>{interpolateText(mapTexts.unplaced, { smart_count: records.length })}</summary>
      <ul>
        {records.slice(0, MAX_LISTED).map(({ key, record, values }) => (
          <li key={key}>
            {`${getTitle(record)}: ${
              values === ''
                ? mapTexts.without_coordinates
                : interpolateText(mapTexts.invalid_coordinates, { values })
            }`}
          </li>
        ))}
        {hiddenCount > 0 && (
          <li>{interpolateText(mapTexts.more_unplaced, { count: formatNumber(hiddenCount) ?? '' })}</li>
        )}
      </ul>
    </details>
  );
}
