import { SelectFilter } from '../filters/SelectFilter';
import type { FilterProps } from '../types';
import { isEnumValue } from './choices';
import { useChoices } from './useChoices';

const NO_SCOPE = {};

const EnumFilter = ({ field, value, onChange, id }: FilterProps) => {
  const { choices } = useChoices(field, NO_SCOPE);
  return (
    <SelectFilter
      id={id}
      choices={choices.map((choice) => ({ ...choice, value: String(choice.value) }))}
      chosen={isEnumValue(value) ? String(value) : ''}
      onChoose={(chosen) => onChange(choices.find((choice) => String(choice.value) === chosen)?.value)}
    />
  );
};

export default EnumFilter;
