import { useId } from 'react';
import { rangeTexts } from '../../i18n/es/ranges';
import { getRangeProblem, type DayRange, type RangeProblem } from '../../lib/date/dayRange';
import { DateField } from './DateField';
import './dayRange.css';

interface DayRangeFieldsProps {
  /** What the range is for; read before both fields. */
  label: string;
  value: DayRange;
  /** The last day that can be chosen. */
  max: string;
  /** Said of a later one. */
  lateMessage: string;
  onChange: (range: DayRange) => void;
}

/** Two date fields; what is wrong with them is said below, as soon as it is. */
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

/** What is wrong with a range, in Spanish. */
export const getRangeProblemText = (problem: RangeProblem, lateMessage: string): string =>
  problem === 'late' ? lateMessage : rangeTexts[problem];
