import { useState } from 'react';
import { ScannerDialog } from '../../scanner/ScannerDialog';
import { inputTexts } from '../inputs/texts';
import { RefusedCodes, type RefusedCode } from './RefusedCodes';

interface CodesScannerProps {
  /** Index of the code to scan now. */
  index: number;
  /** Highest allowed index. */
  lastIndex: number;
  getTitle: (index: number) => string;
  onCode: (index: number, code: string) => void;
  /** Returns the problem of a code at an index, with the other codes as they are. */
  getProblem: (index: number, code: string) => string | undefined;
  /** Codes that this scan has refused. */
  refusedCodes: readonly RefusedCode[];
  onRefuse: (refusedCode: RefusedCode) => void;
  onNext: (index: number) => void;
  onClose: () => void;
}

/**
 * Scans one code by camera. On request it continues with the next one, up to the last; it then refuses codes with a problem
 * and lists them. A single code is taken with its problem, which the input shows.
 */
export function CodesScanner({
  index,
  lastIndex,
  getTitle,
  onCode,
  getProblem,
  refusedCodes,
  onRefuse,
  onNext,
  onClose,
}: CodesScannerProps) {
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
      refuse={(code, text) => {
        const reason = isContinuous ? getProblem(index, code) : undefined;
        if (reason === undefined) return false;
        setScannedTexts([...scannedTexts, text]);
        onRefuse({ code, reason });
        return true;
      }}
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
      <RefusedCodes codes={refusedCodes} />
    </ScannerDialog>
  );
}
