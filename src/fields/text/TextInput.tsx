import { TextInput as RaTextInput } from 'react-admin';
import { optionsOf } from '../optionsOf';
import type { InputProps } from '../types';
import { htmlInputProps, useCommonProps } from '../useCommonProps';
import type { TextOptions } from './schema';

const TextInput = (props: InputProps) => {
  const common = useCommonProps(props);
  const { maxLength, upperCase } = optionsOf<TextOptions>(props.field);
  return (
    <RaTextInput
      {...common}
      {...(upperCase ? { parse: toUpperCase } : {})}
      slotProps={{ htmlInput: { ...htmlInputProps(props), maxLength, autoComplete: 'off' } }}
    />
  );
};

const toUpperCase = (text: string): string | null => (text === '' ? null : text.toUpperCase());

export default TextInput;
