import { SelectFilter } from '../filters/SelectFilter';
import type { FilterProps } from '../types';
import { useText } from '../../i18n/useText';
import { optionsOf } from '../optionsOf';
import { isEnumValue } from './choices';
import type { EnumFilled } from './schema';
import { useChoices } from './useChoices';

const NO_SCOPE = {};

const EnumFilter = ({ field, value, onChange, id }: FilterProps) => {
  const { choices, again } = useChoices(field, NO_SCOPE);
  const t = useText();
  const { all } = optionsOf<EnumFilled>(field);
  return (
    <SelectFilter
      id={id}
      again={again}
      all={all === undefined ? undefined : t(all)}
      choices={choices.map((choice) => ({ ...choice, value: String(choice.value) }))}
      chosen={isEnumValue(value) ? String(value) : ''}
      onChoose={(chosen) => onChange(choices.find((choice) => String(choice.value) === chosen)?.value)}
    />
  );
};

export default EnumFilter;
