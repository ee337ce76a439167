import { NumberInput as RaNumberInput } from 'react-admin';
import { optionsOf } from '../optionsOf';
import type { InputProps } from '../types';
import { htmlInputProps, useCommonProps } from '../useCommonProps';
import type { NumberFilled } from './schema';

const NumberInput = (props: InputProps) => {
  const common = useCommonProps(props);
  const { min, max, decimals, unit } = optionsOf<NumberFilled>(props.field);
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
