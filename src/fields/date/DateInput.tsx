import { DateInput as RaDateInput } from 'react-admin';
import type { InputProps } from '../types';
import { htmlInputProps, useCommonProps } from '../useCommonProps';
import { fromNative, toNative } from './nativeDate';
import { useLimits } from './useLimits';

const DateInput = (props: InputProps) => {
  const common = useCommonProps(props);
  const { field } = props;
  const { from, until } = useLimits(field, 'date');
  return (
    <RaDateInput
      {...common}
      format={(value: unknown) => toNative(value, field, 'date')}
      parse={(text: unknown) => fromNative(text, field)}
      slotProps={{ htmlInput: { ...htmlInputProps(props), min: from, max: until } }}
    />
  );
};

export default DateInput;
