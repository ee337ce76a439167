import { useId, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { ScannerDialog } from '../../scanner/ScannerDialog';
import { useKeyboardScanner } from '../../scanner/useKeyboardScanner';
import { useKeyCapture } from '../../scanner/useKeyCapture';
import { useScanPause } from '../../scanner/useScanPause';
import { SecretTextInput } from '../../ui/form/SecretTextInput';
import { Button } from '../../ui/button/Button';
import { Icon } from '../../ui/icon/Icon';
import { scanBatchTexts as texts } from './texts';

interface CodeLineProps {
  inputRef: RefObject<HTMLInputElement | null>;
  /** Label of the input: the code that comes next. */
  label: string;
  onCode: (text: string) => void;
  /** Result of the scans, shown in the dialog of the camera. */
  result: ReactNode;
}

/** Input for one code after the other: by keyboard scanner, wherever the focus in the dialog is, by camera, or typed. */
export function CodeLine({ inputRef, label, onCode, result }: CodeLineProps) {
  const id = useId();
  const [text, setText] = useState('');
  const [isCameraOpen, setCameraOpen] = useState(false);
  // The label stays in front of the camera after its code was read.
  const [scannedTexts, setScannedTexts] = useState<readonly string[]>([]);
  const scanner = useKeyboardScanner({ keepsFocus: true });
  useKeyCapture(inputRef);
  const takeInput = (): void => {
    const value = inputRef.current?.value ?? '';
    setText('');
    onCode(value);
  };
  const watchPause = useScanPause(takeInput);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    watchPause(event);
    const effect = scanner.onKeyDown(event);
    if (event.key === 'Enter') event.preventDefault();
    const isEnd = effect === 'ended' || (event.key === 'Enter' && effect !== 'again');
    if (isEnd) takeInput();
  };
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <div className="scan-batch-code">
        <SecretTextInput
          isRedacted={false}
          ref={inputRef}
          id={id}
          data-captures-keys=""
          className="input"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-describedby={`${id}-help`}
          value={text}
          onKeyDown={onKeyDown}
          onChange={({ target: { value } }) => setText(value)}
        />
        <Button
          aria-label={texts.camera}
          icon={<Icon name="scan" size={18} />}
          onClick={() => {
            setScannedTexts([]);
            setCameraOpen(true);
          }}
        />
      </div>
      <p id={`${id}-help`} className="muted">
        {texts.help}
      </p>
      <ScannerDialog
        open={isCameraOpen}
        title={label}
        isContinuous
        ignoredTexts={scannedTexts}
        onCode={(_, scannedText) => {
          setScannedTexts([...scannedTexts, scannedText]);
          onCode(scannedText);
        }}
        onClose={() => setCameraOpen(false)}
      >
        {result}
      </ScannerDialog>
    </div>
  );
}
