import { useState } from 'react';
import { ScannerDialog } from '../../scanner/ScannerDialog';
import { inputTexts } from '../inputs/texts';

interface CodesScannerProps {
  /** The code that is read now. */
  index: number;
  /** The last one that there may be. */
  lastIndex: number;
  getTitle: (index: number) => string;
  onCode: (index: number, code: string) => void;
  onNext: (index: number) => void;
  onClose: () => void;
}

/** Reads one code by camera and, while that is asked for, the one after it, up to the last (AACC-93..AACC-96). */
export function CodesScanner({ index, lastIndex, getTitle, onCode, onNext, onClose }: CodesScannerProps) {
  const [isContinuous, setContinuous] = useState(false);
  // A card stays before the camera for longer than it takes to read it.
  const [scannedTexts, setScannedTexts] = useState<readonly string[]>([]);
  return (
    <ScannerDialog
      // A camera of its own for each: it is off once a code was read.
      key={index}
      open
      title={getTitle(index)}
      ignoredTexts={scannedTexts}
      onCode={(code, text) => {
        onCode(index, code);
        setScannedTexts([...scannedTexts, text]);
        if (isContinuous && index < lastIndex) onNext(index + 1);
        else onClose();
      }}
      onClose={onClose}
      restartKey={isContinuous}
    >
      <label className="check">
        <input
          type="checkbox"
          checked={isContinuous}
          onChange={({ target }) => setContinuous(target.checked)}
        />
        <span>{` ${inputTexts.continueScanning}`}</span>
      </label>
    </ScannerDialog>
  );
}
