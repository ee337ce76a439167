import { RetryButton, type RetryState } from '../inputs/RetryButton';
import { globalTexts } from '../../i18n/messages/global';
import { inputTexts } from '../inputs/texts';

interface SelectFilterProps {
  id: string;
  choices: readonly { value: string; label: string }[];
  /** '' for none. */
  selectedValue: string;
  /** Label for no selection. Default "Todos". */
  allLabel?: string | undefined;
  onSelect: (value: string) => void;
  /** Set if the choices could not be read. */
  retryState?: RetryState | undefined;
}

/** A native select with "all" as its first option. */
export const SelectFilter = ({
  id,
  choices,
  selectedValue,
  allLabel = inputTexts.all,
  onSelect,
  retryState,
}: SelectFilterProps) => {
  const isUnlisted = selectedValue !== '' && !choices.some(({ value }) => value === selectedValue);
  return (
    <>
      <select
        id={id}
        className="filter-input"
        value={selectedValue}
        onChange={(event) => onSelect(event.target.value)}
      >
        <option value="">{allLabel}</option>
        {isUnlisted && <option value={selectedValue}>{selectedValue}</option>}
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      {retryState && <RetryButton text={globalTexts.choices_load_failed} {...retryState} />}
    </>
  );
};
