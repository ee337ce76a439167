interface TypedInputProps {
  id?: string | undefined;
  input: 'number' | 'date';
  text: string;
  onText: (text: string) => void;
  /** Where what is wrong with it is said. */
  saidAt?: string | undefined;
  isWrong?: boolean | undefined;
}

/** A number or a day of the panel. Numbers are typed as people write them; what is no number stays to be seen. */
export const TypedInput = ({ id, input, text, onText, saidAt, isWrong = false }: TypedInputProps) => (
  <input
    {...(input === 'date' ? { type: 'date' } : { type: 'text', inputMode: 'decimal' as const })}
    id={id}
    className="filter-input"
    autoComplete="off"
    value={text}
    aria-invalid={isWrong}
    aria-describedby={saidAt}
    onChange={({ target: { value } }) => onText(input === 'date' ? value : value.trim().replace(',', '.'))}
  />
);
