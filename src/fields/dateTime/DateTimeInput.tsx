import { DateTimeInput as RaDateTimeInput } from 'react-admin';
import type { InputProps } from '../types';
import { htmlInputProps, useCommonProps } from '../useCommonProps';
import { earliest, fromNative, toNative } from '../date/nativeDate';

const DateTimeInput = (props: InputProps) => {
  const common = useCommonProps(props);
  const { field } = props;
  return (
    <RaDateTimeInput
      {...common}
      format={(value: unknown) => toNative(value, field, 'dateTime')}
      parse={(text: unknown) => fromNative(text, field)}
      slotProps={{ htmlInput: { ...htmlInputProps(props), min: earliest(field, 'dateTime') } }}
    />
  );
};

export default DateTimeInput;
