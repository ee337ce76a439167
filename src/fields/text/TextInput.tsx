import { useState, type ReactNode } from 'react';
import { TextInput as RaTextInput } from 'react-admin';
import { scannerTexts } from '../../scanner/texts';
import { fillText } from '../../i18n/fillText';
import { ScannerDialog } from '../../scanner/ScannerDialog';
import { useScanned } from '../../scanner/useScanned';
import { optionsOf } from '../optionsOf';
import type { InputProps } from '../types';
import { htmlInputProps, useCommonProps } from '../useCommonProps';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { KeyInput } from '../../ui/KeyInput';
import { inputTexts } from '../inputTexts';
import { Counter } from './Counter';
import { ScanButton } from './ScanButton';
import type { TextFilled } from './schema';
import { useText } from '../../i18n/useText';
import { useScannedText } from './useScannedText';

const TextInput = (props: InputProps) => {
  const { counter, maxLength } = optionsOf<TextFilled>(props.field);
  if (!counter) return <PlainInput {...props} />;
  return (
    <div className="field-counted">
      <PlainInput {...props} />
      <Counter name={props.field.name} max={maxLength} />
    </div>
  );
};

const PlainInput = (props: InputProps) => {
  const { scan, secret } = optionsOf<TextFilled>(props.field);
  if (scan !== false) return <ScannedInput {...props} />;
  return secret ? <SecretInput {...props} /> : <TypedInput {...props} />;
};

/** What is typed is hidden until somebody asks to see it. */
const SecretInput = (props: InputProps) => {
  const t = useText();
  const [isShown, setShown] = useState(false);
  const button = (
    <Button
      variant="bare"
      className="field-scan"
      aria-label={fillText(inputTexts.reveal, { label: t(props.field.label) })}
      aria-pressed={isShown}
      onClick={() => setShown(!isShown)}
      icon={<Icon name={isShown ? 'eye-off' : 'eye'} size={18} />}
    />
  );
  return <TypedInput {...props} isRevealed={isShown} endAdornment={button} />;
};

interface TypedInputProps extends InputProps {
  endAdornment?: ReactNode;
  /** A secret is shown as it is. */
  isRevealed?: boolean;
}

const TypedInput = ({ endAdornment, isRevealed = false, ...props }: TypedInputProps) => {
  const common = useCommonProps(props);
  const { maxLength, upperCase, secret: isSecret, keep, scan } = optionsOf<TextFilled>(props.field);
  // What is not kept in the browser is a key: it stands in no attribute either.
  const isKey = isSecret || !keep;
  const secret = isSecret && !isRevealed;
  const scanned = useScanned();
  return (
    <RaTextInput
      {...common}
      {...(secret ? { type: 'password' } : {})}
      {...(upperCase ? { parse: toUpperCase } : {})}
      // Where codes are scanned, what stands around it hears its keys.
      {...(isKey && scan === false ? scanned : {})}
      slotProps={{
        htmlInput: { ...htmlInputProps(props), maxLength, autoComplete: isSecret ? 'new-password' : 'off' },
        input: {
          ...(endAdornment === undefined ? {} : { endAdornment }),
          ...(isKey ? { inputComponent: KeyInput } : {}),
        },
      }}
    />
  );
};

/** The code of a label: by camera, by a scanner that types, pasted or by hand (ASSET-11, ASSET-12). */
const ScannedInput = (props: InputProps) => {
  const t = useText();
  const [open, setOpen] = useState(false);
  const { take, ...handlers } = useScannedText(props);
  const { scan } = optionsOf<TextFilled>(props.field);
  const title = fillText(scannerTexts.scanField, { name: t(props.field.label) });
  const close = () => setOpen(false);
  const button = (
    <ScanButton label={title} disabled={props.disabled} why={props.why} onClick={() => setOpen(true)} />
  );
  return (
    // One element: in a row of a form the open dialog would else be a column of its own.
    <div>
      <div role="presentation" data-code="" {...handlers}>
        <TypedInput {...props} endAdornment={button} />
      </div>
      <ScannerDialog
        open={open}
        title={title}
        whole={scan === 'whole'}
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
