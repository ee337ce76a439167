import type { RaRecord } from 'ra-core';
import { interpolateText } from '../../i18n/interpolateText';
import { readValue } from '../../fields/core/readValue';
import { useCalendarContext } from './CalendarContext';
import type { UnscheduledReason } from './entries';
import { calendarTexts as texts } from './texts';

/** Maximum number of records to list; the table shows all. */
const MAX_LISTED = 50;

/** Lists records that fit on no day, with the reason and the host's values, so that none is omitted silently. */
export function UnscheduledRecords({
  records,
}: {
  records: readonly { record: RaRecord; reason: UnscheduledReason }[];
}) {
  const { calendar, getRowTitle, getEntryLabel } = useCalendarContext();
  if (records.length === 0) return null;
  const hiddenCount = records.length - MAX_LISTED;
  const getRawTimes = (record: RaRecord): string =>
    [calendar.startField, calendar.endField]
      .map((field) => readValue(field, record))
      .filter((value) => typeof value === 'string' || typeof value === 'number')
      .join('–');
  return (
    <details className="card calendar-unplaced" open={records.length <= 5}>
      <summary>{interpolateText(texts.unplaced, { smart_count: records.length })}</summary>
      <ul>
        {records.slice(0, MAX_LISTED).map(({ record, reason }, index) => (
          <li key={index}>
            {`${[getRowTitle(record), getEntryLabel(record), getRawTimes(record)].filter((text) => text !== '').join(' · ')}: ${texts[`why_${reason}`]}`}
          </li>
        ))}
        {hiddenCount > 0 && <li>{interpolateText(texts.unplaced_more, { smart_count: hiddenCount })}</li>}
      </ul>
    </details>
  );
}
