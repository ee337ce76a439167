import { TextInput as RaTextInput } from 'react-admin';
import type { InputProps } from '../core/types';
import { htmlInputProps, useCommonProps } from '../inputs/useCommonProps';

const EmailInput = (props: InputProps) => {
  const common = useCommonProps(props);
  const attributes = {
    ...htmlInputProps(props),
    autoComplete: 'off',
    inputMode: 'email',
    spellCheck: false,
  } as const;
  return <RaTextInput {...common} parse={trimOrNull} slotProps={{ htmlInput: attributes }} />;
};

// Pasted addresses often bring a blank along.
const trimOrNull = (text: string): string | null => text.trim() || null;

export default EmailInput;
