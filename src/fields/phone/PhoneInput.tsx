import { TextInput as RaTextInput } from 'react-admin';
import type { InputProps } from '../core/types';
import { htmlInputProps, useCommonProps } from '../inputs/useCommonProps';

const PhoneInput = (props: InputProps) => {
  const common = useCommonProps(props);
  const attributes = { ...htmlInputProps(props), autoComplete: 'off', inputMode: 'tel' } as const;
  return <RaTextInput {...common} slotProps={{ htmlInput: attributes }} />;
};

export default PhoneInput;
