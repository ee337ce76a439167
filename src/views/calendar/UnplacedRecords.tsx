import type { RaRecord } from 'ra-core';
import { fillText } from '../../i18n/fillText';
import { readValue } from '../../fields/readValue';
import { useShown } from './CalendarContext';
import type { Unplaced } from './entries';
import { calendarTexts as texts } from './texts';

/** So many are named; the table has them all. */
const MOST = 50;

/** What has no place on any day, with the reason and what the host wrote: never left out in silence. */
export function UnplacedRecords({ records }: { records: readonly { record: RaRecord; why: Unplaced }[] }) {
  const { calendar, nameOf, whoOf } = useShown();
  if (records.length === 0) return null;
  const more = records.length - MOST;
  const written = (record: RaRecord): string =>
    [calendar.start, calendar.end]
      .map((field) => readValue(field, record))
      .filter((value) => typeof value === 'string' || typeof value === 'number')
      .join('–');
  return (
    <details className="card calendar-unplaced" open={records.length <= 5}>
      <summary>{fillText(texts.unplaced, { smart_count: records.length })}</summary>
      <ul>
        {records.slice(0, MOST).map(({ record, why }, index) => (
          <li key={index}>
            {`${[nameOf(record), whoOf(record), written(record)].filter((text) => text !== '').join(' · ')}: ${texts[`why_${why}`]}`}
          </li>
        ))}
        {more > 0 && <li>{fillText(texts.unplaced_more, { smart_count: more })}</li>}
      </ul>
    </details>
  );
}
