import { DateField } from '../../../ui/date/DateField';

interface TypedInputProps {
  id?: string | undefined;
  input: 'number' | 'date';
  text: string;
  onText: (text: string) => void;
  /** Where what is wrong with it is said. */
  saidAt?: string | undefined;
  isWrong?: boolean | undefined;
}

/** A number or a day of the panel. Both are typed as people write them; what is none stays to be seen. */
export function TypedInput({ id, input, text, onText, saidAt, isWrong = false }: TypedInputProps) {
  const common = {
    id,
    className: 'filter-input',
    value: text,
    'aria-invalid': isWrong,
    'aria-describedby': saidAt,
  };
  if (input === 'date') return <DateField {...common} onChange={onText} />;
  return (
    <input
      {...common}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      onChange={({ target: { value } }) => onText(value.trim().replace(',', '.'))}
    />
  );
}
