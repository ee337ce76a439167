import { useEffect } from 'react';
import { useNotify } from 'ra-core';
import type { ApiError } from '../../dataProvider';
import { useText } from '../i18n/useText';
import { lostTexts as texts } from '../drafts/texts';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { logMessage } from '../ui/messageLog';
import { useLock } from '../ui/useLock';
import { httpText, toneOf } from '../ui/httpText';
import { useReadAgain } from '../writes/useReadAgain';

interface UnknownStepProps {
  error: ApiError;
  onClose: () => void;
}

/** An act without a form whose answer was lost: says so and reads again; it is never sent again by itself. */
export function UnknownStep({ error, onClose }: UnknownStepProps) {
  const t = useText();
  const notify = useNotify();
  const readAgain = useReadAgain();
  const { busy, run } = useLock();
  const said = httpText(error, t);
  useEffect(() => logMessage(toneOf(error.code), `${texts.done}. ${said}`, error.code), [error, said]);
  const check = async () => {
    const read = await readAgain();
    notify(read ? texts.look : texts.checkFailed, { type: read ? 'info' : 'error' });
    if (read) onClose();
  };
  return (
    <ConfirmDialog
      open
      title={texts.done}
      confirmLabel={texts.check}
      cancelLabel={texts.close}
      busy={busy}
      busyLabel={texts.checking}
      onConfirm={() => void run(check)}
      onClose={onClose}
    >
      <p role="alert">{said}</p>
      <p>{texts.notAgain}</p>
    </ConfirmDialog>
  );
}
