import { interpolateText } from '../../../../i18n/interpolateText';
import { addDays, getToday } from '../../../../lib/date/dayRange';
import { formatDate, formatMoment, toDateInput } from '../../../../lib/date/dateFormat';
import { formatNumber, formatQuantity } from '../../../../lib/formatNumber';
import { ReadFailure } from './ReadFailure';
import { comparisonTexts as texts } from './texts';
import { MIN_WEEKS, type UnusualHour } from './typicalHours';
import type { TypicalComparison } from './useComparison';

/** Number of unusual hours in words; the chart marks all of them. */
const MAX_SHOWN = 3;
/** Multiple from which the exact one is not shown. */
const MANY_TIMES = 100;

interface TypicalNotesProps {
  comparison: TypicalComparison;
  /** Number of hours of the range. */
  hourCount: number;
  unit: string;
}

/** Unusual hours in words above the chart, or the reason why there are none. */
export function TypicalNotes({ comparison: { query, hours }, hourCount, unit }: TypicalNotesProps) {
  if (query.isFetching)
    return (
      <p role="status" className="typical-notes muted">
        {texts.readingWeeks}
      </p>
    );
  if (query.error)
    return (
      <p className="typical-notes">
        <ReadFailure text={texts.weeksFailed} onRetry={query.refetch} />
      </p>
    );
  if (!hours) return null;
  const { usual, unusual } = hours;
  const unknownCount = hourCount - usual.size;
  if (usual.size === 0)
    return (
      <p role="status" className="typical-notes muted">
        {interpolateText(texts.tooFew, { weeks: MIN_WEEKS })}
      </p>
    );
  return (
    <div role="status" className="typical-notes">
      {unusual.length === 0 ? (
        <p>{texts.noneUnusual}</p>
      ) : (
        <ul>
          {unusual.slice(0, MAX_SHOWN).map((hour) => (
            <li key={hour.ts}>
              <span className="unusual-swatch" aria-hidden />
              <span>
                <span>{describeUnusualHour(hour, unit)}</span>
                {hour.usual > 0 && <span className="muted">{` ${describeAmounts(hour, unit)}`}</span>}
              </span>
            </li>
          ))}
        </ul>
      )}
      {(unusual.length > MAX_SHOWN || unknownCount > 0) && (
        <p className="muted">
          {[
            ...(unusual.length > MAX_SHOWN
              ? [interpolateText(texts.more, { smart_count: unusual.length - MAX_SHOWN })]
              : []),
            ...(unknownCount > 0 ? [interpolateText(texts.partly, { smart_count: unknownCount })] : []),
          ].join(' ')}
        </p>
      )}
    </div>
  );
}

/** "Ayer a las 03:00: 3,1 veces lo habitual a esta hora". */
export function describeUnusualHour({ ts, v, usual }: UnusualHour, unit: string): string {
  const moment = describeMoment(ts);
  if (usual === 0) return interpolateText(texts.fromZero, { moment, amount: formatQuantity(v, unit) ?? '' });
  if (v / usual > MANY_TIMES) return interpolateText(texts.manyTimes, { moment });
  return interpolateText(texts.times, { moment, times: formatTimes(v / usual) });
}

/** "0,4 kWh (3,1 veces)": value of the table for an unusual hour. */
export function formatUsual({ v, usual }: UnusualHour, unit: string): string {
  const text = { usual: formatQuantity(usual, unit) ?? '', times: formatTimes(v / usual) };
  if (usual === 0) return interpolateText(texts.usualZero, text);
  return interpolateText(v / usual > MANY_TIMES ? texts.usualMany : texts.usualTimes, text);
}

const describeAmounts = ({ v, usual }: UnusualHour, unit: string): string =>
  interpolateText(texts.amounts, {
    amount: formatQuantity(v, unit) ?? '',
    usual: formatQuantity(usual, unit) ?? '',
  });

const formatTimes = (times: number): string => formatNumber(times, 1) ?? '';

function describeMoment(ts: number): string {
  const date = formatDate(ts) ?? '';
  // With the offset from UTC, if the clock change repeats the hour.
  const time = (formatMoment(ts) ?? '').slice(date.length + 1);
  const isYesterday = toDateInput(ts) === addDays(getToday(), -1);
  return interpolateText(isYesterday ? texts.yesterday : texts.day, { date, time });
}
