import { useId, type InputHTMLAttributes } from 'react';
import { getDatePlaceholder } from '../../i18n/datePlaceholder';
import { dateTextToIso, isoToDateText, type DateTextKind } from '../../lib/date/parseTypedDate';
import { CalendarButton } from './CalendarButton';
import { replaceDay } from './replaceDay';

interface DateFieldProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'value' | 'onChange' | 'type' | 'min' | 'max'
> {
  kind?: DateTextKind;
  /** `YYYY-MM-DD`, for `dateTime` with `THH:mm`; '' for none; text that is not yet a date stays as typed. */
  value: string;
  onChange: (value: string) => void;
  /** First and last day selectable in the calendar. The caller validates typed dates. */
  min?: string | undefined;
  max?: string | undefined;
}

/**
 * Date input: typed as dd/mm/aaaa or selected in a calendar. The native date input uses the browser's language, for example
 * month/day/year in an English browser.
 */
export function DateField({ kind = 'date', value, onChange, min, max, id, ...attributes }: DateFieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  return (
    <span className="date-field">
      <input
        placeholder={getDatePlaceholder(kind)}
        autoComplete="off"
        inputMode="numeric"
        {...attributes}
        type="text"
        id={inputId}
        maxLength={20}
        value={isoToDateText(value)}
        onChange={({ target }) => onChange(dateTextToIso(target.value, kind))}
        onBlur={(event) => {
          const completed = dateTextToIso(event.target.value, kind, true);
          if (completed !== value) onChange(completed);
          attributes.onBlur?.(event);
        }}
      />
      <CalendarButton
        value={value}
        onSelectDay={(day) => onChange(replaceDay(day, value, kind))}
        min={min}
        max={max}
        inputId={inputId}
        disabled={attributes.disabled ?? attributes.readOnly}
      />
    </span>
  );
}
