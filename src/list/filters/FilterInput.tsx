import { DateField } from '../../ui/date/DateField';

interface FilterInputProps {
  id?: string | undefined;
  inputType: 'number' | 'date';
  value: string;
  onChange: (text: string) => void;
  /** Where what is wrong with it is said. */
  errorId?: string | undefined;
  isInvalid?: boolean | undefined;
}

/** A number or a day of the panel. Both are typed as people write them; what is none stays to be seen. */
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
      onChange={({ target: { value } }) => onChange(value.trim().replace(',', '.'))}
    />
  );
}
