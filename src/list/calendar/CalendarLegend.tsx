import { useTranslateText } from '../../i18n/useTranslateText';
import { capitalise } from '../../lib/capitalise';
import { useListContext } from '../ListContext';
import type { CalendarRow } from './grid/layoutRows';
import { calendarTexts as texts } from './texts';

/** Meaning of the colours of a calendar, for rows with opening hours: without them there is only one. */
export function CalendarLegend({ rows }: { rows: readonly CalendarRow[] }) {
  const { label } = useListContext().resource;
  const t = useTranslateText();
  if (!rows.some(({ openingHours }) => openingHours)) return null;
  return (
    <ul className="calendar-legend">
      <li className="calendar-key">{capitalise(t(label.one))}</li>
      <li className="calendar-key outside">{texts.out_of_hours}</li>
      <li className="calendar-key closed">{texts.closed}</li>
    </ul>
  );
}
