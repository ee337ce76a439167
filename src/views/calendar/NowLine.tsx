import type { CSSProperties } from 'react';
import { fillText } from '../../i18n/fillText';
import { useShown } from './CalendarContext';
import { timeText } from './days';
import { percentAt } from './hours';
import { calendarTexts as texts } from './texts';

const placeStyle = (at: number): CSSProperties => ({ '--at': at }) as CSSProperties;

/** Where the day is now, on the clocks of the calendar; nothing on other days. */
export function NowLine() {
  const { hours, now, zone } = useShown();
  if (!hours || now < hours.from || now >= hours.until) return null;
  const text = fillText(texts.now, { time: timeText(now, zone) });
  return (
    <div className="calendar-now" style={placeStyle(percentAt(hours, now) / 100)} title={text}>
      <span className="visually-hidden">{text}</span>
    </div>
  );
}
