import { useId } from 'react';
import { rangeTexts } from '../../../i18n/messages/ranges';
import { getMonthOfRange, getMonthRange, listMonthsUntil, type DayRange } from '../../../lib/date/dayRange';

/** Selectable months; older days can be selected with the dates. */
const MAX_MONTHS = 36;

interface MonthFieldProps {
  value: DayRange;
  /** Last selectable day. */
  max: string;
  onChange: (range: DayRange) => void;
}

/** Month input that sets the range to the days of a month; it offers no month after the current one. */
export function MonthField({ value, max, onChange }: MonthFieldProps) {
  const id = useId();
  const months = listMonthsUntil(max, MAX_MONTHS);
  const years = [...new Set(months.map((month) => month.slice(0, 4)))];
  return (
    <div className="field">
      <label htmlFor={id}>{rangeTexts.month}</label>
      <select
        id={id}
        className="input"
        value={getMonthOfRange(value, max) ?? ''}
        onChange={({ target }) => {
          const range = getMonthRange(target.value, max);
          if (range) onChange(range);
        }}
      >
        <option value="" disabled>
          {rangeTexts.no_month}
        </option>
        {years.map((year) => (
          <optgroup key={year} label={year}>
            {months
              .filter((month) => month.startsWith(year))
              .map((month) => (
                <option key={month} value={month}>
                  {`${rangeTexts.monthNames[Number(month.slice(5)) - 1] ?? ''} ${year}`}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
    </div>
  );
}
