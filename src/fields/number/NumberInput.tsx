import { NumberInput as RaNumberInput } from 'react-admin';
import { optionsOf } from '../core/optionsOf';
import type { InputProps } from '../core/types';
import { htmlInputProps, useCommonProps } from '../inputs/useCommonProps';
import type { ResolvedNumberOptions } from './schema';

const NumberInput = (props: InputProps) => {
  const common = useCommonProps(props);
  const { min, max, decimals, unit } = optionsOf<ResolvedNumberOptions>(props.field);
  return (
    <RaNumberInput
      {...common}
      {...(min === undefined ? {} : { min })}
      {...(max === undefined ? {} : { max })}
      step={decimals === undefined ? 'any' : 10 ** -decimals}
      slotProps={{
        htmlInput: htmlInputProps(props),
        input: { endAdornment: unit && <span className="field-unit">{unit}</span> },
      }}
    />
  );
};

export default NumberInput;
