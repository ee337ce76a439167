import { SelectFilter } from '../filters/SelectFilter';
import type { FilterProps } from '../types';
import { useText } from '../../i18n/useText';
import { booleanText } from './booleanText';

const BooleanFilter = ({ field, value, onChange, id }: FilterProps) => {
  const t = useText();
  const choices = [true, false].map((choice) => ({
    value: String(choice),
    label: String(booleanText(choice, field, t)),
  }));
  return (
    <SelectFilter
      id={id}
      choices={choices}
      chosen={typeof value === 'boolean' ? String(value) : ''}
      onChoose={(chosen) => onChange(chosen === '' ? undefined : chosen === 'true')}
    />
  );
};

export default BooleanFilter;
