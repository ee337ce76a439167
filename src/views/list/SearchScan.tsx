import { useState } from 'react';
import { fillText } from '../../i18n/fillText';
import { ScannerDialog } from '../../scanner/ScannerDialog';
import { scannerTexts as texts } from '../../scanner/texts';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';

interface SearchScanProps {
  /** What the search is called. */
  label: string;
  onCode: (code: string) => void;
}

/** Searches a list by the code of a label. */
export default function SearchScan({ label, onCode }: SearchScanProps) {
  const [open, setOpen] = useState(false);
  const title = fillText(texts.scanField, { name: label });
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
