import { useState, type ReactNode } from 'react';
import { TextInput as RaTextInput } from 'react-admin';
import { scannerTexts } from '../../scanner/scannerTexts';
import { interpolateText } from '../../i18n/interpolateText';
import { ScannerDialog } from '../../scanner/ScannerDialog';
import { useKeyboardScanner } from '../../scanner/useKeyboardScanner';
import { optionsOf } from '../core/optionsOf';
import type { InputProps } from '../core/types';
import { htmlInputProps, useCommonProps } from '../inputs/useCommonProps';
import { Button } from '../../ui/button/Button';
import { Icon } from '../../ui/icon/Icon';
import { SecretTextInput } from '../../ui/form/SecretTextInput';
import { inputTexts } from '../inputs/texts';
import { CharacterCounter } from '../inputs/CharacterCounter';
import { ScanButton } from '../inputs/ScanButton';
import type { ResolvedTextOptions } from './schema';
import { useTranslateText } from '../../i18n/useTranslateText';
import { useScannedText } from './useScannedText';

const TextInput = (props: InputProps) => {
  const { counter, maxLength } = optionsOf<ResolvedTextOptions>(props.field);
  if (!counter) return <UncountedInput {...props} />;
  return (
    <div className="field-counted">
      <UncountedInput {...props} />
      <CharacterCounter name={props.field.name} max={maxLength} />
    </div>
  );
};

const UncountedInput = (props: InputProps) => {
  const { scan, secret } = optionsOf<ResolvedTextOptions>(props.field);
  if (scan !== false) return <ScannedInput {...props} />;
  return secret ? <SecretInput {...props} /> : <TypedInput {...props} />;
};

/** A secret input: the text is masked until the user reveals it. */
const SecretInput = (props: InputProps) => {
  const t = useTranslateText();
  const [isRevealed, setRevealed] = useState(false);
  const button = (
    <Button
      variant="bare"
      className="field-scan"
      aria-label={interpolateText(inputTexts.reveal, { label: t(props.field.label) })}
      aria-pressed={isRevealed}
      onClick={() => setRevealed(!isRevealed)}
      icon={<Icon name={isRevealed ? 'eye-off' : 'eye'} size={18} />}
    />
  );
  return <TypedInput {...props} isRevealed={isRevealed} endAdornment={button} />;
};

interface TypedInputProps extends InputProps {
  endAdornment?: ReactNode;
  /** True if the secret is shown as plain text. */
  isRevealed?: boolean;
}

const TypedInput = ({ endAdornment, isRevealed = false, ...props }: TypedInputProps) => {
  const common = useCommonProps(props);
  const {
    maxLength,
    upperCase,
    secret: isSecret,
    draftable,
    scan,
  } = optionsOf<ResolvedTextOptions>(props.field);
  // A value that drafts do not store is a key, so it must not be in a DOM attribute either.
  const isKey = isSecret || !draftable;
  const secret = isSecret && !isRevealed;
  const scannerHandlers = useKeyboardScanner();
  return (
    <RaTextInput
      {...common}
      {...(secret ? { type: 'password' } : {})}
      {...(upperCase ? { parse: toUpperCase } : {})}
      // Without a scan button here, the surrounding component handles the keys of a keyboard scanner.
      {...(isKey && scan === false ? scannerHandlers : {})}
      slotProps={{
        htmlInput: { ...htmlInputProps(props), maxLength, autoComplete: isSecret ? 'new-password' : 'off' },
        input: {
          ...(endAdornment === undefined ? {} : { endAdornment }),
          ...(isKey ? { inputComponent: SecretTextInput } : {}),
        },
      }}
    />
  );
};

/** Input for a label's code: by camera, keyboard scanner, paste or typing. */
const ScannedInput = (props: InputProps) => {
  const t = useTranslateText();
  const [open, setOpen] = useState(false);
  const { take, ...handlers } = useScannedText(props);
  const { scan } = optionsOf<ResolvedTextOptions>(props.field);
  const title = interpolateText(scannerTexts.scanField, { name: t(props.field.label) });
  const close = () => setOpen(false);
  const button = (
    <ScanButton
      label={title}
      disabled={props.disabled}
      disabledReason={props.disabledReason}
      onClick={() => setOpen(true)}
    />
  );
  return (
    // Wrap in one element: in a form row the open dialog would else become a column.
    <div>
      <div role="presentation" data-code="" {...handlers}>
        <TypedInput {...props} endAdornment={button} />
      </div>
      <ScannerDialog
        open={open}
        title={title}
        usesWholeText={scan === 'whole'}
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
