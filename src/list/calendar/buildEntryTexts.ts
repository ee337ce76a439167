import { interpolateText } from '../../i18n/interpolateText';
import { getWallClock } from '../../lib/date/timeZone';
import type { EntryTexts } from './CalendarContext';
import { formatMinutes, formatTimeRange, type CalendarEntry } from './entries';
import { formatLongDate, type CalendarDay } from './time/days';
import { getWeekday } from './time/days';
import { getIntervalEnd, findOpenInterval } from './time/openingHours';
import type { EntrySegment, CalendarRow } from './grid/layoutRows';
import { calendarTexts as texts } from './texts';

const DAY_MS = 86_400_000;

/** Builds the texts of an entry's segment. */
export function buildEntryTexts(
  segment: EntrySegment,
  row: CalendarRow,
  label: string,
  days: readonly CalendarDay[],
  zone: string | undefined,
): EntryTexts {
  const { entry } = segment;
  const timeRange = markContinuation(segment, formatTimeRange(entry, zone));
  const openingHoursNote = describeOpeningHours(entry, row, zone);
  const day = formatLongDate(days[segment.column]?.date ?? '');
  return {
    label,
    timeRange,
    openingHoursNote,
    isOutsideHours: openingHoursNote === texts.out_of_hours,
    summary: [row.title, day, timeRange, label, openingHoursNote].filter((text) => text !== '').join(' · '),
  };
}

const markContinuation = ({ startsEarlier, endsLater }: EntrySegment, hours: string): string => {
  if (startsEarlier && endsLater) return interpolateText(texts.both, { hours });
  if (startsEarlier) return interpolateText(texts.from_before, { hours });
  return endsLater ? interpolateText(texts.goes_on, { hours }) : hours;
};

/** Describes the current opening interval that contains the entry. Hosts do not send the interval it was booked in. */
function describeOpeningHours(
  entry: CalendarEntry,
  { openingHours }: CalendarRow,
  zone: string | undefined,
): string {
  if (!openingHours || entry.until - entry.from >= DAY_MS) return '';
  const startClock = getWallClock(entry.from, zone);
  const endClock = getWallClock(entry.until, zone);
  const clock = entry.clock ?? {
    from: startClock.hour * 60 + startClock.minute,
    until: endClock.hour * 60 + endClock.minute,
  };
  const day = new Date(Date.UTC(startClock.year, startClock.month - 1, startClock.day))
    .toISOString()
    .slice(0, 10);
  const interval = findOpenInterval(openingHours, getWeekday(day), clock);
  if (!interval) return texts.out_of_hours;
  return interpolateText(texts.in_hours, {
    hours: `${formatMinutes(interval.from)}–${formatMinutes(getIntervalEnd(interval))}`,
  });
}
