import { TextInput as RaTextInput } from 'react-admin';
import { optionsOf } from '../core/optionsOf';
import type { InputProps } from '../core/types';
import { inputTexts } from '../inputs/texts';
import { htmlInputProps, useCommonProps } from '../inputs/useCommonProps';
import { EmailTags } from './EmailTags';
import type { ResolvedEmailsOptions } from './schema';

const EmailsInput = (props: InputProps) =>
  optionsOf<ResolvedEmailsOptions>(props.field).presentation === 'tags' ? (
    <EmailTags {...props} />
  ) : (
    <EmailsText {...props} />
  );

const EmailsText = (props: InputProps) => {
  const common = useCommonProps(props);
  const helperText = common.helperText || inputTexts.severalEmails;
  const attributes = {
    ...htmlInputProps(props),
    autoComplete: 'off',
    inputMode: 'email',
    spellCheck: false,
  } as const;
  return <RaTextInput {...common} helperText={helperText} slotProps={{ htmlInput: attributes }} />;
};

export default EmailsInput;
