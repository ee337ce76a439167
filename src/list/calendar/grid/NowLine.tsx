import type { CSSProperties } from 'react';
import { interpolateText } from '../../../i18n/interpolateText';
import { useCalendarContext } from '../CalendarContext';
import { formatUnambiguousTime } from '../time/days';
import { toAxisPercent } from '../time/visibleHours';
import { calendarTexts as texts } from '../texts';

const toPositionStyle = (position: number): CSSProperties => ({ '--at': position }) as CSSProperties;

/** Marks the current time in the calendar's time zone; renders nothing on other days. */
export function NowLine() {
  const { visibleHours, now, zone } = useCalendarContext();
  if (!visibleHours || now < visibleHours.from || now >= visibleHours.until) return null;
  const text = interpolateText(texts.now, { time: formatUnambiguousTime(now, zone) });
  return (
    <div
      className="calendar-now"
      style={toPositionStyle(toAxisPercent(visibleHours, now) / 100)}
      title={text}
    >
      <span className="visually-hidden">{text}</span>
    </div>
  );
}
