import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { scannerTexts as texts } from './scannerTexts';
import { Dialog } from '../ui/dialog/Dialog';
import { Spinner } from '../ui/feedback/states';
import { parseScannedCode, parseWholeCode } from './parseScannedCode';
import { ScanSignalSwitch } from './ScanSignalSwitch';
import { useRestart } from './useRestart';
import { useKeyboardScanner } from './useKeyboardScanner';
import { useKeyCapture } from './useKeyCapture';
import { useCameraScanner } from './useCameraScanner';
import { Button } from '../ui/button/Button';
import { SecretTextInput } from '../ui/form/SecretTextInput';
import { globalTexts } from '../i18n/messages/global';
import './scanner.css';

export interface ScannerPanelProps {
  title: string;
  /**
   * Called with a scanned or typed code: the part after the '=' of its text, and the text itself. The camera is already off,
   * unless `isContinuous`; close the dialog.
   */
  onCode: (code: string, text: string) => void;
  /** True takes the whole text as the code. Default false. */
  usesWholeText?: boolean;
  /** Texts that earlier scans have handled: the camera may still see them, so it ignores them. */
  ignoredTexts?: readonly string[];
  /** Returns true for a code that the place does not take: the camera continues. Default: takes all. */
  refuse?: (code: string, text: string) => boolean;
  /**
   * True: the camera continues after a code, and the dialog stays open. `onCode` then signals the result (`signalScan`).
   * Default false.
   */
  isContinuous?: boolean;
  onClose: () => void;
  /** Content below the text input. */
  children?: ReactNode;
  /** A change of this value restarts the scan after a code. */
  restartKey?: boolean;
}

const NONE: readonly string[] = [];
const takeAll = (): boolean => false;

/** Open scanner: the camera image, errors, and a text input for a missing camera or a keyboard scanner. */
export default function ScannerPanel({
  title,
  onCode,
  usesWholeText = false,
  restartKey = false,
  ignoredTexts = NONE,
  refuse = takeAll,
  isContinuous = false,
  onClose,
  children,
}: ScannerPanelProps) {
  const id = useId();
  const [text, setText] = useState('');
  const inputRef = useRef<HTMLInputElement>(null);
  const keyboardScanner = useKeyboardScanner({ keepsFocus: true });
  useKeyCapture(inputRef);
  const { attempt, isLoading, restart } = useRestart(restartKey);
  const { video, isCameraOn, cameraProblem, scanProblem, submitText } = useCameraScanner({
    onCode,
    parseText: usesWholeText ? parseWholeCode : parseScannedCode,
    attempt,
    ignoredTexts,
    refuse,
    isContinuous,
  });
  const cameraProblemText =
    cameraProblem === 'none' ? globalTexts.no_camera : cameraProblem && texts.camera[cameraProblem];

  // A text that is not taken stays, to be corrected or replaced by the next one.
  const submitTyped = (): void => {
    if (!submitText(text)) inputRef.current?.select();
    else if (isContinuous) setText('');
  };
  // The scanner may be inside a form: its keys must not reach that form, and Enter submits the code instead.
  const onKeyDown = (event: KeyboardEvent): void => {
    event.stopPropagation();
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    submitTyped();
  };
  const actions = (
    <>
      <Button onClick={onClose}>{texts.close}</Button>
      <Button onClick={restart} disabled={isLoading}>
        {texts.again}
      </Button>
      <Button variant="primary" onClick={submitTyped}>
        {texts.use}
      </Button>
    </>
  );
  return (
    <div role="presentation" onKeyDown={onKeyDown}>
      <Dialog open title={title} onClose={onClose} actions={actions}>
        <div className="scanner">
          <div className="scanner-picture" data-on={isCameraOn && !isLoading}>
            <video ref={video} muted playsInline aria-label={texts.picture} />
            {isLoading ? (
              <Spinner label={texts.starting} showLabel />
            ) : (
              <p role="status">
                {cameraProblemText === undefined && (isCameraOn ? texts.aim : texts.starting)}
              </p>
            )}
          </div>
          <div role="alert">
            {cameraProblemText !== undefined && <p className="notice warning">{cameraProblemText}</p>}
            {scanProblem !== undefined && <p className="notice danger">{texts.code[scanProblem]}</p>}
          </div>
          <label htmlFor={id}>{texts.typed}</label>
          {/* The text may be an access code; the field that receives it protects it. */}
          <SecretTextInput
            isRedacted={false}
            ref={inputRef}
            id={id}
            data-captures-keys=""
            className="input"
            autoComplete="off"
            spellCheck={false}
            value={text}
            onKeyDown={(event) => {
              // Enter always submits.
              if (keyboardScanner.onKeyDown(event) === 'ended' && event.key === 'Tab') submitTyped();
            }}
            onChange={({ target: { value } }) => setText(value)}
          />
          {children}
          <ScanSignalSwitch />
        </div>
      </Dialog>
    </div>
  );
}
