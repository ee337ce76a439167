import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { scannerTexts as texts } from './texts';
import { Dialog } from '../ui/Dialog';
import { Spinner } from '../ui/states';
import { codeFromScan, wholeCode } from './codeFromScan';
import { useRestart } from './useRestart';
import { useScanned } from './useScanned';
import { useScanner } from './useScanner';
import { Button } from '../ui/Button';
import { KeyInput } from '../ui/KeyInput';
import { globalTexts } from '../i18n/es/global';
import './scanner.css';

export interface ScannerPanelProps {
  title: string;
  /** A code was read or typed: what follows the '=' of its text (ASSET-12), and the text itself. The camera is off by then; close the dialog. */
  onCode: (code: string, text: string) => void;
  /** All of a text is the code. Default false. */
  whole?: boolean;
  /** Texts that were taken by a reading before this one: the camera may still see them, and waits for another. */
  seen?: readonly string[];
  onClose: () => void;
  /** Stands below the line to type into. */
  children?: ReactNode;
  /** How it goes on after a code: when that is changed, it begins anew. */
  setting?: boolean;
}

const NONE: readonly string[] = [];

/** The open scanner: the picture, what is wrong, and a line to type into where there is no camera or a wedge scanner. */
export default function ScannerPanel({
  title,
  onCode,
  whole = false,
  setting = false,
  seen = NONE,
  onClose,
  children,
}: ScannerPanelProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const line = useRef<HTMLInputElement>(null);
  const scanned = useScanned({ takesAll: line, isAlone: true });
  const { run, isLoading, restart } = useRestart(setting);
  const { video, isOn, camera, refused, take } = useScanner(
    onCode,
    whole ? wholeCode : codeFromScan,
    run,
    seen,
  );
  const noPicture = camera === 'none' ? globalTexts.no_camera : camera && texts.camera[camera];

  // It may lie inside a form: its keys are not that form's, and Enter sends the code instead.
  const onKeyDown = (event: KeyboardEvent): void => {
    event.stopPropagation();
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    take(typed);
  };
  const actions = (
    <>
      <Button onClick={onClose}>{texts.close}</Button>
      <Button onClick={restart} locked={isLoading}>
        {texts.again}
      </Button>
      <Button variant="primary" onClick={() => take(typed)}>
        {texts.use}
      </Button>
    </>
  );
  return (
    <div role="presentation" onKeyDown={onKeyDown}>
      <Dialog open title={title} onClose={onClose} actions={actions}>
        <div className="scanner">
          <div className="scanner-picture" data-on={isOn && !isLoading}>
            <video ref={video} muted playsInline aria-label={texts.picture} />
            {isLoading ? (
              <Spinner label={texts.starting} showLabel />
            ) : (
              <p role="status">{noPicture === undefined && (isOn ? texts.aim : texts.starting)}</p>
            )}
          </div>
          <div role="alert">
            {noPicture !== undefined && <p className="notice warning">{noPicture}</p>}
            {refused !== undefined && <p className="notice danger">{texts.code[refused]}</p>}
          </div>
          <label htmlFor={id}>{texts.typed}</label>
          {/* It may be what opens a door; the field that takes it knows, and holds it as such. */}
          <KeyInput
            isHeld={false}
            ref={line}
            id={id}
            className="input"
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onKeyDown={(event) => {
              // By Enter it is taken in any case.
              if (scanned.onKeyDown(event) === 'ended' && event.key === 'Tab') take(typed);
            }}
            onChange={({ target: { value } }) => setTyped(value)}
          />
          {children}
        </div>
      </Dialog>
    </div>
  );
}
