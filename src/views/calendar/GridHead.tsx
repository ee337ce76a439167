import { useText } from '../../i18n/useText';
import { useShown } from './CalendarContext';
import { shortDay } from './days';
import { percentAt } from './hours';

/** The hours of a day, or the days of a week. */
export function GridHead() {
  const { calendar, days, hours, today } = useShown();
  const t = useText();
  return (
    <div className="calendar-head">
      <span className="calendar-name">{t(calendar.row.label)}</span>
      <div className="calendar-axis">
        {hours
          ? hours.ticks.map(({ at, text }) => (
              <span key={at} style={{ insetInlineStart: `${percentAt(hours, at)}%` }}>
                {text}
              </span>
            ))
          : days.map(({ day }) => (
              <span key={day} className={day === today ? 'today' : undefined}>
                {shortDay(day)}
              </span>
            ))}
      </div>
    </div>
  );
}
