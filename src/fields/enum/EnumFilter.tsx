import { SelectFilter } from '../filters/SelectFilter';
import type { FilterProps } from '../core/types';
import { useTranslateText } from '../../i18n/useTranslateText';
import { optionsOf } from '../core/optionsOf';
import { isEnumValue } from './choices';
import type { ResolvedEnumOptions } from './schema';
import { useChoices } from './useChoices';

const NO_SCOPE = {};

const EnumFilter = ({ field, value, onChange, id }: FilterProps) => {
  const { choices, retryState } = useChoices(field, NO_SCOPE);
  const t = useTranslateText();
  const { filterAllLabel } = optionsOf<ResolvedEnumOptions>(field);
  return (
    <SelectFilter
      id={id}
      retryState={retryState}
      allLabel={filterAllLabel === undefined ? undefined : t(filterAllLabel)}
      choices={choices.map((choice) => ({ ...choice, value: String(choice.value) }))}
      selectedValue={isEnumValue(value) ? String(value) : ''}
      onSelect={(selected) => onChange(choices.find((choice) => String(choice.value) === selected)?.value)}
    />
  );
};

export default EnumFilter;
