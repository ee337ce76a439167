import { useEffect, useEffectEvent, useState } from 'react';
import { useNotify } from 'ra-core';
import { typeIntoField } from '../../lib/input/typeIntoField';
import { findScanField } from '../../scanner/findScanField';
import { isCardCode } from '../../scanner/isCardCode';
import { parseScannedCode } from '../../scanner/parseScannedCode';
import { scannerTexts } from '../../scanner/scannerTexts';
import { signalScan } from '../../scanner/scanSignal';
import { watchPageScans } from '../../scanner/watchPageScans';
import { topDialog } from '../../ui/dialog/dialogStack';
import { lazyDialog } from '../../ui/dialog/lazyDialog';
import { useOnPageLeave } from '../../ui/page/pagePath';

const { Component: SearchDialog } = lazyDialog(() => import('./SearchDialog'));

/**
 * Handles codes that a keyboard scanner types while no text field has the focus. The code goes to the field for codes of the
 * open dialog, else of the page; without one, the search opens its record. A dialog without such a field ignores the code and
 * shows a message; so does a page for the code of a card.
 */
export default function PageScans() {
  const notify = useNotify();
  const [code, setCode] = useState<string>();
  useOnPageLeave(() => setCode(undefined));
  const reject = (text: string): void => {
    signalScan(false);
    notify(text, { type: 'warning' });
  };
  const onScan = useEffectEvent((text: string): void => {
    const dialog = topDialog();
    const field = findScanField(dialog ?? document.body);
    if (field) {
      field.focus();
      return typeIntoField(field, { text, isFromScanner: true, hasEnter: true });
    }
    if (dialog) return reject(scannerTexts.notTaken);
    const { code, problem } = parseScannedCode(text);
    if (code === undefined) return reject(scannerTexts.code[problem]);
    if (isCardCode(code)) return reject(scannerTexts.card);
    return setCode(code);
  });
  useEffect(() => watchPageScans((text) => onScan(text)), []);
  return code === undefined ? null : <SearchDialog scannedCode={code} onClose={() => setCode(undefined)} />;
}
