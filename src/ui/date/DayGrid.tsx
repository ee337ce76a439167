import { DayPicker } from 'react-day-picker';
import { es } from 'react-day-picker/locale/es';
import 'react-day-picker/style.css';
import { dateTexts } from '../../i18n/es/dates';
import { parseDateInput } from '../../lib/dates';
import { addDays, today } from '../../lib/dayRange';
import { Button } from '../Button';

interface DayGridProps {
  /** `YYYY-MM-DD`; anything else is no day. */
  day: string;
  min?: string | undefined;
  max?: string | undefined;
  onDay: (day: string) => void;
}

/** Days are plain dates: noon of the browser's own clocks stands for one, whatever the installation's zone. */
const noonOf = (day: string): Date => new Date(`${day}T12:00:00`);
const dateOf = (day: string | undefined): Date | undefined =>
  day === undefined || parseDateInput(day) === undefined ? undefined : noonOf(day);
const dayOf = (date: Date): string => addDays('1970-01-01', Math.round(noonUtc(date) / 86_400_000));
const noonUtc = (date: Date): number => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());

const nearest = (date: Date, first: Date | undefined, last: Date | undefined): Date => {
  if (first && date < first) return first;
  return last && date > last ? last : date;
};

/** Years before and after this one that the menu of years offers where no limit says otherwise. */
const YEARS = 20;

/** A month of days to choose from, in Spanish; arrows, Page Up and Page Down move in it. */
export default function DayGrid({ day, min, max, onDay }: DayGridProps) {
  const now = today();
  const current = noonOf(now);
  const chosen = dateOf(day);
  const [first, last] = [dateOf(min), dateOf(max)];
  const year = Number(now.slice(0, 4));
  const isOut = (one: string) => (min !== undefined && one < min) || (max !== undefined && one > max);
  return (
    <>
      <DayPicker
        mode="single"
        autoFocus
        locale={es}
        today={current}
        selected={chosen}
        defaultMonth={chosen ?? nearest(current, first, last)}
        onDayClick={(date, { disabled }) => {
          if (disabled !== true) onDay(dayOf(date));
        }}
        disabled={(date) => isOut(dayOf(date))}
        captionLayout="dropdown"
        startMonth={first ?? new Date(year - YEARS, 0)}
        endMonth={last ?? new Date(year + YEARS, 11)}
        showOutsideDays
      />
      <footer className="day-popup-foot">
        <Button small variant="quiet" onClick={() => onDay('')}>
          {dateTexts.clear}
        </Button>
        <Button small variant="quiet" locked={isOut(now)} onClick={() => onDay(now)}>
          {dateTexts.today}
        </Button>
      </footer>
    </>
  );
}
