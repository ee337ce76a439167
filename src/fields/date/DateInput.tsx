import { DateInput as RaDateInput } from 'react-admin';
import type { InputProps } from '../types';
import { htmlInputProps, useCommonProps } from '../useCommonProps';
import { earliest, fromNative, toNative } from './nativeDate';

const DateInput = (props: InputProps) => {
  const common = useCommonProps(props);
  const { field } = props;
  return (
    <RaDateInput
      {...common}
      format={(value: unknown) => toNative(value, field, 'date')}
      parse={(text: unknown) => fromNative(text, field)}
      slotProps={{ htmlInput: { ...htmlInputProps(props), min: earliest(field, 'date') } }}
    />
  );
};

export default DateInput;
