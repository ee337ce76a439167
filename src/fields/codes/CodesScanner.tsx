import { useState } from 'react';
import { ScannerDialog } from '../../scanner/ScannerDialog';
import { inputTexts } from '../inputs/texts';

interface CodesScannerProps {
  /** Index of the code to scan now. */
  index: number;
  /** Highest allowed index. */
  lastIndex: number;
  getTitle: (index: number) => string;
  onCode: (index: number, code: string) => void;
  onNext: (index: number) => void;
  onClose: () => void;
}

/** Scans one code by camera. On request it continues with the next one, up to the last. */
export function CodesScanner({ index, lastIndex, getTitle, onCode, onNext, onClose }: CodesScannerProps) {
  const [isContinuous, setContinuous] = useState(false);
  // A card stays in front of the camera after its code was read, so remember the texts already scanned.
  const [scannedTexts, setScannedTexts] = useState<readonly string[]>([]);
  return (
    <ScannerDialog
      // Use a new camera instance per code: the camera stops after each scan.
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
