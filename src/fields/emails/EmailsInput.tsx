import { TextInput as RaTextInput } from 'react-admin';
import { optionsOf } from '../optionsOf';
import type { InputProps } from '../types';
import { htmlInputProps, useCommonProps } from '../useCommonProps';
import { EmailTags } from './EmailTags';
import type { EmailsFilled } from './schema';

const EmailsInput = (props: InputProps) =>
  optionsOf<EmailsFilled>(props.field).as === 'tags' ? <EmailTags {...props} /> : <EmailsText {...props} />;

const EmailsText = (props: InputProps) => {
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
