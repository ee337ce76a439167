import { NumberInput as RaNumberInput } from 'react-admin';
import { optionsOf } from '../optionsOf';
import type { InputProps } from '../types';
import { htmlInputProps, useCommonProps } from '../useCommonProps';
import type { PercentFilled } from './schema';

const PercentInput = (props: InputProps) => {
  const common = useCommonProps(props);
  const { min, max, decimals } = optionsOf<PercentFilled>(props.field);
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
