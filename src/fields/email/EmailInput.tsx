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

// Pasted e-mail addresses often have surrounding whitespace.
const trimOrNull = (text: string): string | null => text.trim() || null;

export default EmailInput;
