import { RetryButton } from '../inputs/RetryButton';
import { globalTexts } from '../../i18n/messages/global';
import type { MultiFilterProps } from '../core/types';
import { useChoices } from './useChoices';

const NO_SCOPE = {};

/** Shows each choice of the field as a checkbox. Values are in declaration order, not in click order. */
const EnumMultiFilter = ({ field, values, onChange }: MultiFilterProps) => {
  const { choices, retryState } = useChoices(field, NO_SCOPE);
  const listedChoices = choices.map((choice) => ({ ...choice, value: String(choice.value) }));
  const unlistedValues = values.filter((value) => !listedChoices.some((choice) => choice.value === value));
  const allChoices = [...listedChoices, ...unlistedValues.map((value) => ({ value, label: value }))];
  const toggle = (value: string): void => {
    const nextValues = values.includes(value) ? values.filter((item) => item !== value) : [...values, value];
    onChange(allChoices.map((choice) => choice.value).filter((item) => nextValues.includes(item)));
  };
  return (
    <>
      {allChoices.map(({ value, label }) => (
        <label key={value} className="filter-tick">
          <input type="checkbox" checked={values.includes(value)} onChange={() => toggle(value)} />
          <span>{label}</span>
        </label>
      ))}
      {retryState && <RetryButton text={globalTexts.choices_load_failed} {...retryState} />}
    </>
  );
};

export default EnumMultiFilter;
