import { useCallback, useRef, type ChangeEvent } from 'react';
import { NumberInput as RaNumberInput } from 'react-admin';
import { isExactDecimal } from '../../lib/exactDecimal';
import { optionsOf } from '../core/optionsOf';
import type { InputProps } from '../core/types';
import { htmlInputProps, useCommonProps } from '../inputs/useCommonProps';
import type { ResolvedNumberOptions } from './schema';

const NumberInput = (props: InputProps) => {
  const common = useCommonProps(props);
  const { min, max, decimals, unit } = optionsOf<ResolvedNumberOptions>(props.field);
  const exactNumber = useExactNumber();
  return (
    <RaNumberInput
      {...common}
      {...exactNumber}
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

/** Keeps the digits of a typed number that JavaScript would round, as text; react-admin passes only the rounded number. */
function useExactNumber() {
  const typedText = useRef('');
  const onChange = useCallback((event: ChangeEvent<HTMLInputElement>) => {
    typedText.current = event.target.value;
  }, []);
  const parse = useCallback((value: unknown) => {
    const number = typeof value === 'number' ? value : Number.parseFloat(String(value ?? ''));
    if (Number.isNaN(number)) return value === '' || value === null || value === undefined ? null : 0;
    return isExactDecimal(typedText.current) ? number : typedText.current;
  }, []);
  return { onChange, parse };
}

export default NumberInput;
