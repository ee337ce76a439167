import { useId } from 'react';
import { rangeTexts } from '../i18n/es/ranges';
import { rangeProblem, type DayRange, type RangeProblem } from '../lib/dayRange';
import { DateField } from './date/DateField';
import './dayRange.css';

interface DayRangeFieldsProps {
  /** What the range is for; read before both fields. */
  label: string;
  value: DayRange;
  /** The last day that can be chosen. */
  max: string;
  /** Said of a later one. */
  late: string;
  onChange: (range: DayRange) => void;
}

/** Two date fields; what is wrong with them is said below, as soon as it is. */
export function DayRangeFields({ label, value, max, late, onChange }: DayRangeFieldsProps) {
  const id = useId();
  const problem = rangeProblem(value, max);
  const says = problem && rangeProblemText(problem, late);
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
        {says}
      </p>
    </fieldset>
  );
}

/** What is wrong with a range, in Spanish. */
export const rangeProblemText = (problem: RangeProblem, late: string): string =>
  problem === 'late' ? late : rangeTexts[problem];
