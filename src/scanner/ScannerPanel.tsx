import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { scannerTexts as texts } from './scannerTexts';
import { Dialog } from '../ui/dialog/Dialog';
import { Spinner } from '../ui/feedback/states';
import { parseScannedCode, parseWholeCode } from './parseScannedCode';
import { useRestart } from './useRestart';
import { useKeyboardScanner } from './useKeyboardScanner';
import { useCameraScanner } from './useCameraScanner';
import { Button } from '../ui/button/Button';
import { SecretTextInput } from '../ui/form/SecretTextInput';
import { globalTexts } from '../i18n/es/global';
import './scanner.css';

export interface ScannerPanelProps {
  title: string;
  /** A code was read or typed: what follows the '=' of its text (ASSET-12), and the text itself. The camera is off by then; close the dialog. */
  onCode: (code: string, text: string) => void;
  /** All of a text is the code. Default false. */
  usesWholeText?: boolean;
  /** Texts that were taken by a reading before this one: the camera may still see them, and waits for another. */
  ignoredTexts?: readonly string[];
  onClose: () => void;
  /** Stands below the line to type into. */
  children?: ReactNode;
  /** How it goes on after a code: when that is changed, it begins anew. */
  restartKey?: boolean;
}

const NONE: readonly string[] = [];

/** The open scanner: the picture, what is wrong, and a line to type into where there is no camera or a wedge scanner. */
export default function ScannerPanel({
  title,
  onCode,
  usesWholeText = false,
  restartKey = false,
  ignoredTexts = NONE,
  onClose,
  children,
}: ScannerPanelProps) {
  const id = useId();
  const [text, setText] = useState('');
  const inputRef = useRef<HTMLInputElement>(null);
  const keyboardScanner = useKeyboardScanner({ captureRef: inputRef, keepsFocus: true });
  const { attempt, isLoading, restart } = useRestart(restartKey);
  const { video, isCameraOn, cameraProblem, scanProblem, submitText } = useCameraScanner(
    onCode,
    usesWholeText ? parseWholeCode : parseScannedCode,
    attempt,
    ignoredTexts,
  );
  const cameraProblemText =
    cameraProblem === 'none' ? globalTexts.no_camera : cameraProblem && texts.camera[cameraProblem];

  // It may lie inside a form: its keys are not that form's, and Enter sends the code instead.
  const onKeyDown = (event: KeyboardEvent): void => {
    event.stopPropagation();
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    submitText(text);
  };
  const actions = (
    <>
      <Button onClick={onClose}>{texts.close}</Button>
      <Button onClick={restart} disabled={isLoading}>
        {texts.again}
      </Button>
      <Button variant="primary" onClick={() => submitText(text)}>
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
          {/* It may be what opens a door; the field that takes it knows, and holds it as such. */}
          <SecretTextInput
            isRedacted={false}
            ref={inputRef}
            id={id}
            className="input"
            autoComplete="off"
            spellCheck={false}
            value={text}
            onKeyDown={(event) => {
              // By Enter it is taken in any case.
              if (keyboardScanner.onKeyDown(event) === 'ended' && event.key === 'Tab') submitText(text);
            }}
            onChange={({ target: { value } }) => setText(value)}
          />
          {children}
        </div>
      </Dialog>
    </div>
  );
}
