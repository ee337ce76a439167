import { DateTimeInput as RaDateTimeInput } from 'react-admin';
import type { InputProps } from '../types';
import { htmlInputProps, useCommonProps } from '../useCommonProps';
import { fromNative, toNative } from '../date/nativeDate';
import { useLimits } from '../date/useLimits';

const DateTimeInput = (props: InputProps) => {
  const common = useCommonProps(props);
  const { field } = props;
  const { from, until } = useLimits(field, 'dateTime');
  return (
    <RaDateTimeInput
      {...common}
      format={(value: unknown) => toNative(value, field, 'dateTime')}
      parse={(text: unknown) => fromNative(text, field)}
      slotProps={{ htmlInput: { ...htmlInputProps(props), min: from, max: until } }}
    />
  );
};

export default DateTimeInput;
