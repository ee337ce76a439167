import { formatDate, formatTime } from '../lib/date/dateFormat';

/** When a draft was kept, as it is read: `12:40`, and the day unless it was today. `at`: ms since 1970. */
export function formatDraftTime(savedAt: number): { day: string; time: string; isToday: boolean } {
  const day = formatDate(savedAt / 1000) ?? '';
  return { day, time: formatTime(savedAt / 1000) ?? '', isToday: day === formatDate(Date.now() / 1000) };
}
