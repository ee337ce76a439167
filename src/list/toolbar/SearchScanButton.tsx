import { useState } from 'react';
import { interpolateText } from '../../i18n/interpolateText';
import { ScannerDialog } from '../../scanner/ScannerDialog';
import { scannerTexts as texts } from '../../scanner/scannerTexts';
import { Button } from '../../ui/button/Button';
import { Icon } from '../../ui/icon/Icon';

interface SearchScanButtonProps {
  /** Label of the search. */
  label: string;
  onCode: (code: string) => void;
}

/** Searches a list by a scanned code. */
export default function SearchScanButton({ label, onCode }: SearchScanButtonProps) {
  const [open, setOpen] = useState(false);
  const title = interpolateText(texts.scanField, { name: label });
  const close = (): void => setOpen(false);
  return (
    <>
      <Button
        aria-label={title}
        title={texts.scan}
        onClick={() => setOpen(true)}
        icon={<Icon name="scan" size={18} />}
      />
      <ScannerDialog
        open={open}
        title={title}
        onClose={close}
        onCode={(code) => {
          close();
          onCode(code);
        }}
      />
    </>
  );
}
