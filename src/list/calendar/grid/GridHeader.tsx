import { useTranslateText } from '../../../i18n/useTranslateText';
import { useCalendarContext } from '../CalendarContext';
import { formatShortDate } from '../time/days';
import { toAxisPercent } from '../time/visibleHours';

/** The hours of a day, or the days of a week. */
export function GridHeader() {
  const { calendar, days, visibleHours, today } = useCalendarContext();
  const t = useTranslateText();
  return (
    <div className="calendar-head">
      <span className="calendar-name">{t(calendar.rowField.label)}</span>
      <div className="calendar-axis">
        {visibleHours
          ? visibleHours.ticks.map(({ timestamp, text }) => (
              <span
                key={timestamp}
                style={{ insetInlineStart: `${toAxisPercent(visibleHours, timestamp)}%` }}
              >
                {text}
              </span>
            ))
          : days.map(({ date }) => (
              <span key={date} className={date === today ? 'today' : undefined}>
                {formatShortDate(date)}
              </span>
            ))}
      </div>
    </div>
  );
}
