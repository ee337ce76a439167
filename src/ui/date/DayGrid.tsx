import { DayPicker, type DayPickerLocale } from 'react-day-picker';
import { enGB } from 'react-day-picker/locale/en-GB';
import { es } from 'react-day-picker/locale/es';
import { findByLanguage } from '../../lib/language/language';
import { getLocaleFormat } from '../../lib/language/localeFormat';
import { dateTexts } from '../../i18n/messages/dates';
import { parseDateInput } from '../../lib/date/dateFormat';
import { addDays, getToday } from '../../lib/date/dayRange';
import { Button } from '../button/Button';
import './dayGrid.css';

interface DayGridProps {
  /** `YYYY-MM-DD`; any other text counts as no day. */
  day: string;
  min?: string | undefined;
  max?: string | undefined;
  onSelectDay: (day: string) => void;
}

/** Days are plain dates, represented by noon in the browser's time zone, whatever the zone of the installation. */
const toNoon = (day: string): Date => new Date(`${day}T12:00:00`);
const parseDay = (day: string | undefined): Date | undefined =>
  day === undefined || parseDateInput(day) === undefined ? undefined : toNoon(day);
const formatDay = (date: Date): string => addDays('1970-01-01', Math.round(toUtcNoon(date) / 86_400_000));
const toUtcNoon = (date: Date): number => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());

const clampDate = (date: Date, first: Date | undefined, last: Date | undefined): Date => {
  if (first && date < first) return first;
  return last && date > last ? last : date;
};

type DayOfWeek = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** Number of years before and after the current one in the year menu, if no limit is set. */
const YEAR_RANGE = 20;

/** Month grid for selecting a day; languages without texts have the words of Spanish, like the console. Arrow keys, Page Up and Page Down move in it. */
export default function DayGrid({ day, min, max, onSelectDay }: DayGridProps) {
  const now = getToday();
  const current = toNoon(now);
  const selectedDate = parseDay(day);
  const [first, last] = [parseDay(min), parseDay(max)];
  const year = Number(now.slice(0, 4));
  const isOutOfRange = (candidate: string) =>
    (min !== undefined && candidate < min) || (max !== undefined && candidate > max);
  return (
    <>
      <DayPicker
        mode="single"
        autoFocus
        locale={findByLanguage<DayPickerLocale>({ es, en: enGB }) ?? es}
        // 0 to 6, from Sunday.
        weekStartsOn={(getLocaleFormat().firstWeekday % 7) as DayOfWeek}
        today={current}
        selected={selectedDate}
        defaultMonth={selectedDate ?? clampDate(current, first, last)}
        onDayClick={(date, { disabled }) => {
          if (disabled !== true) onSelectDay(formatDay(date));
        }}
        disabled={(date) => isOutOfRange(formatDay(date))}
        captionLayout="dropdown"
        startMonth={first ?? new Date(year - YEAR_RANGE, 0)}
        endMonth={last ?? new Date(year + YEAR_RANGE, 11)}
        showOutsideDays
      />
      <footer className="day-popup-foot">
        <Button small variant="quiet" onClick={() => onSelectDay('')}>
          {dateTexts.clear}
        </Button>
        <Button small variant="quiet" disabled={isOutOfRange(now)} onClick={() => onSelectDay(now)}>
          {dateTexts.today}
        </Button>
      </footer>
    </>
  );
}
