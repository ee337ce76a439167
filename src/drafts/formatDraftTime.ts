import { formatDate, formatTime } from '../lib/date/dateFormat';

/** Formats the time a draft was saved: `12:40`, plus the day unless it was today. `savedAt`: ms since 1970. */
export function formatDraftTime(savedAt: number): { day: string; time: string; isToday: boolean } {
  const day = formatDate(savedAt / 1000) ?? '';
  return { day, time: formatTime(savedAt / 1000) ?? '', isToday: day === formatDate(Date.now() / 1000) };
}
