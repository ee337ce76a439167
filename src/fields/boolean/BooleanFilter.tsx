import { SelectFilter } from '../filters/SelectFilter';
import type { FilterProps } from '../core/types';
import { useTranslateText } from '../../i18n/useTranslateText';
import { booleanText } from './booleanText';

const BooleanFilter = ({ field, value, onChange, id }: FilterProps) => {
  const t = useTranslateText();
  const choices = [true, false].map((choice) => ({
    value: String(choice),
    label: String(booleanText(choice, field, t)),
  }));
  return (
    <SelectFilter
      id={id}
      choices={choices}
      selectedValue={typeof value === 'boolean' ? String(value) : ''}
      onSelect={(selected) => onChange(selected === '' ? undefined : selected === 'true')}
    />
  );
};

export default BooleanFilter;
