import { useId } from 'react';
import { rangeTexts } from '../../i18n/messages/ranges';
import { getRangeProblem, type DayRange, type RangeProblem } from '../../lib/date/dayRange';
import { DateField } from './DateField';
import './dayRange.css';

interface DayRangeFieldsProps {
  /** Purpose of the range; screen readers read it before both fields. */
  label: string;
  value: DayRange;
  /** Last selectable day. */
  max: string;
  /** Error text for a day after `max`. */
  lateMessage: string;
  onChange: (range: DayRange) => void;
}

/** Two date fields with the error of the range below them, shown as soon as it occurs. */
export function DayRangeFields({ label, value, max, lateMessage, onChange }: DayRangeFieldsProps) {
  const id = useId();
  const problem = getRangeProblem(value, max);
  const message = problem && getRangeProblemText(problem, lateMessage);
  return (
    <fieldset className="day-range">
      <legend className="visually-hidden">{label}</legend>
      {(['from', 'until'] as const).map((end) => (
        <div key={end} className="field">
          <label htmlFor={`${id}-${end}`}>{rangeTexts[end]}</label>
          <DateField
            id={`${id}-${end}`}
            className="input"
            max={max}
            value={value[end]}
            aria-invalid={problem !== undefined}
            aria-describedby={`${id}-problem`}
            onChange={(day) => onChange({ ...value, [end]: day })}
          />
        </div>
      ))}
      <p id={`${id}-problem`} className="field-error" role="status">
        {message}
      </p>
    </fieldset>
  );
}

/** Returns the error text of a range, in Spanish. */
export const getRangeProblemText = (problem: RangeProblem, lateMessage: string): string =>
  problem === 'late' ? lateMessage : rangeTexts[problem];
