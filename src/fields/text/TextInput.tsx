import { useState, type ReactNode } from 'react';
import { TextInput as RaTextInput } from 'react-admin';
import { scannerTexts } from '../../scanner/texts';
import { fillText } from '../../i18n/fillText';
import { ScannerDialog } from '../../scanner/ScannerDialog';
import { optionsOf } from '../optionsOf';
import type { InputProps } from '../types';
import { htmlInputProps, useCommonProps } from '../useCommonProps';
import { ScanButton } from './ScanButton';
import type { TextFilled } from './schema';
import { useText } from '../../i18n/useText';
import { useScannedText } from './useScannedText';

const TextInput = (props: InputProps) =>
  optionsOf<TextFilled>(props.field).scan !== false ? <ScannedInput {...props} /> : <TypedInput {...props} />;

const TypedInput = ({ endAdornment, ...props }: InputProps & { endAdornment?: ReactNode }) => {
  const common = useCommonProps(props);
  const { maxLength, upperCase, secret } = optionsOf<TextFilled>(props.field);
  return (
    <RaTextInput
      {...common}
      {...(secret ? { type: 'password' } : {})}
      {...(upperCase ? { parse: toUpperCase } : {})}
      slotProps={{
        htmlInput: { ...htmlInputProps(props), maxLength, autoComplete: secret ? 'new-password' : 'off' },
        ...(endAdornment === undefined ? {} : { input: { endAdornment } }),
      }}
    />
  );
};

/** The code of a label: by camera, by a scanner that types, pasted or by hand (ASSET-11, ASSET-12). */
const ScannedInput = (props: InputProps) => {
  const t = useText();
  const [open, setOpen] = useState(false);
  const { take, ...handlers } = useScannedText(props);
  const title = fillText(scannerTexts.scanField, { name: t(props.field.label) });
  const close = () => setOpen(false);
  const button = (
    <ScanButton label={title} disabled={props.disabled} why={props.why} onClick={() => setOpen(true)} />
  );
  return (
    // One element: in a row of a form the open dialog would else be a column of its own.
    <div>
      <div role="presentation" {...handlers}>
        <TypedInput {...props} endAdornment={button} />
      </div>
      <ScannerDialog
        open={open}
        title={title}
        onCode={(_, text) => {
          close();
          take(text);
        }}
        onClose={close}
      />
    </div>
  );
};

const toUpperCase = (text: string): string | null => (text === '' ? null : text.toUpperCase());

export default TextInput;
