import { TextInput as RaTextInput } from 'react-admin';
import type { InputProps } from '../types';
import { htmlInputProps, useCommonProps } from '../useCommonProps';

const EmailInput = (props: InputProps) => {
  const common = useCommonProps(props);
  const attributes = {
    ...htmlInputProps(props),
    autoComplete: 'off',
    inputMode: 'email',
    spellCheck: false,
  } as const;
  return <RaTextInput {...common} parse={trimmed} slotProps={{ htmlInput: attributes }} />;
};

// Pasted addresses often bring a blank along.
const trimmed = (text: string): string | null => text.trim() || null;

export default EmailInput;
