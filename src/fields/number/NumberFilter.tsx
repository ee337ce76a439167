import { TypedFilter } from '../filters/TypedFilter';
import { optionsOf } from '../optionsOf';
import type { FilterProps } from '../types';
import { asNumber, checkNumber } from './numbers';
import type { NumberFilled } from './schema';

const NumberFilter = ({ field, value, onChange, id, isDraft }: FilterProps) => {
  const options = optionsOf<NumberFilled>(field);
  return (
    <TypedFilter
      type="number"
      id={id}
      isDraft={isDraft}
      min={options.min}
      max={options.max}
      step="any"
      text={asNumber(value)?.toString() ?? ''}
      onText={(text) => onChange(checkNumber(text, options) === undefined ? asNumber(text) : undefined)}
    />
  );
};

export default NumberFilter;
