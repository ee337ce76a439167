import { toPlainDecimal } from '../../lib/language/toPlainDecimal';
import { DateField } from '../../ui/date/DateField';

interface FilterInputProps {
  id?: string | undefined;
  inputType: 'number' | 'date';
  value: string;
  onChange: (text: string) => void;
  /** Id of the element with the error message. */
  errorId?: string | undefined;
  isInvalid?: boolean | undefined;
}

/** Number or date input of the panel, in Spanish notation. An invalid text stays visible. */
export function FilterInput({
  id,
  inputType,
  value: text,
  onChange,
  errorId,
  isInvalid = false,
}: FilterInputProps) {
  const inputProps = {
    id,
    className: 'filter-input',
    value: text,
    'aria-invalid': isInvalid,
    'aria-describedby': errorId,
  };
  if (inputType === 'date') return <DateField {...inputProps} onChange={onChange} />;
  return (
    <input
      {...inputProps}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      onChange={({ target: { value } }) => onChange(toPlainDecimal(value.trim()))}
    />
  );
}
