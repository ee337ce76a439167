import { useState } from 'react';
import { isScanSignalEnabled, setScanSignalEnabled, signalScan } from './scanSignal';
import { scannerTexts } from './scannerTexts';

/** Checkbox for sound and vibration after a scan. Turning it on gives a sample. */
export function ScanSignalSwitch() {
  const [isEnabled, setEnabled] = useState(isScanSignalEnabled);
  return (
    <label className="check">
      <input
        type="checkbox"
        checked={isEnabled}
        onChange={({ target: { checked } }) => {
          setScanSignalEnabled(checked);
          setEnabled(checked);
          signalScan(true);
        }}
      />
      <span>{` ${scannerTexts.signal}`}</span>
    </label>
  );
}
