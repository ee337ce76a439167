import { useState } from 'react';
import { ScannerDialog } from '../../scanner/ScannerDialog';
import { inputTexts } from '../inputTexts';

interface CodesScannerProps {
  /** The code that is read now. */
  at: number;
  /** The last one that there may be. */
  last: number;
  titleOf: (at: number) => string;
  onCode: (at: number, code: string) => void;
  onNext: (at: number) => void;
  onClose: () => void;
}

/** Reads one code by camera and, while that is asked for, the one after it, up to the last (AACC-93..AACC-96). */
export function CodesScanner({ at, last, titleOf, onCode, onNext, onClose }: CodesScannerProps) {
  const [follows, setFollows] = useState(false);
  // A card stays before the camera for longer than it takes to read it.
  const [seen, setSeen] = useState<readonly string[]>([]);
  return (
    <ScannerDialog
      // A camera of its own for each: it is off once a code was read.
      key={at}
      open
      title={titleOf(at)}
      seen={seen}
      onCode={(code, text) => {
        onCode(at, code);
        setSeen([...seen, text]);
        if (follows && at < last) onNext(at + 1);
        else onClose();
      }}
      onClose={onClose}
      setting={follows}
    >
      <label className="check">
        <input type="checkbox" checked={follows} onChange={({ target }) => setFollows(target.checked)} />
        <span>{` ${inputTexts.followScan}`}</span>
      </label>
    </ScannerDialog>
  );
}
