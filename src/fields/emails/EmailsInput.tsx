import { TextInput as RaTextInput } from 'react-admin';
import type { InputProps } from '../types';
import { htmlInputProps, useCommonProps } from '../useCommonProps';

const EmailsInput = (props: InputProps) => {
  const common = useCommonProps(props);
  const helperText = common.helperText || 'Una o varias direcciones separadas por espacios';
  const attributes = {
    ...htmlInputProps(props),
    autoComplete: 'off',
    inputMode: 'email',
    spellCheck: false,
  } as const;
  return <RaTextInput {...common} helperText={helperText} slotProps={{ htmlInput: attributes }} />;
};

export default EmailsInput;
