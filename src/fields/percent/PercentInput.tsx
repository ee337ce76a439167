import { NumberInput as RaNumberInput } from 'react-admin';
import { optionsOf } from '../core/optionsOf';
import type { InputProps } from '../core/types';
import { htmlInputProps, useCommonProps } from '../inputs/useCommonProps';
import type { ResolvedPercentOptions } from './schema';

const PercentInput = (props: InputProps) => {
  const common = useCommonProps(props);
  const { min, max, decimals } = optionsOf<ResolvedPercentOptions>(props.field);
  return (
    <RaNumberInput
      {...common}
      min={min}
      max={max}
      step={10 ** -decimals}
      slotProps={{
        htmlInput: htmlInputProps(props),
        input: { endAdornment: <span className="field-unit">%</span> },
      }}
    />
  );
};

export default PercentInput;
