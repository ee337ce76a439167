import { DebouncedFilterInput } from '../filters/DebouncedFilterInput';
import { optionsOf } from '../core/optionsOf';
import type { FilterProps } from '../core/types';
import { asNumber, checkNumber } from './checkNumber';
import type { ResolvedNumberOptions } from './schema';

const NumberFilter = ({ field, value, onChange, id, isDraft }: FilterProps) => {
  const options = optionsOf<ResolvedNumberOptions>(field);
  return (
    <DebouncedFilterInput
      type="number"
      id={id}
      isDraft={isDraft}
      min={options.min}
      max={options.max}
      step="any"
      text={asNumber(value)?.toString() ?? ''}
      onTextChange={(text) => onChange(checkNumber(text, options) === undefined ? asNumber(text) : undefined)}
    />
  );
};

export default NumberFilter;
