import { useEffect } from 'react';
import type { ApiError } from '../../dataProvider';
import { lostTexts as texts } from '../drafts/texts';
import { ConfirmDialog, InfoDialog } from '../ui/ConfirmDialog';
import { Icon } from '../ui/Icon';
import { logMessage } from '../ui/messageLog';
import { lostText, lostTone } from '../writes/lostText';
import { useLookAgain } from '../writes/useLookAgain';

interface UnknownStepProps {
  error: ApiError;
  /** What was sent shows somewhere on the screen. Default true. */
  canCheck?: boolean;
  onClose: () => void;
}

/** An act without a form whose answer was lost: says so, and reads again where that can tell; the console never sends it again by itself. */
export function UnknownStep({ error, canCheck = true, onClose }: UnknownStepProps) {
  const { isLooking, look } = useLookAgain(onClose);
  const said = lostText(error, canCheck);
  useEffect(() => logMessage(lostTone(error), [texts.done, said], error.code), [error, said]);
  if (!canCheck)
    return (
      <InfoDialog open title={texts.done} onClose={onClose}>
        <Said error={error} text={said} />
      </InfoDialog>
    );
  return (
    <ConfirmDialog
      open
      title={texts.done}
      confirmLabel={texts.check}
      cancelLabel={texts.close}
      busy={isLooking}
      busyLabel={texts.checking}
      onConfirm={look}
      onClose={onClose}
    >
      <Said error={error} text={said} />
    </ConfirmDialog>
  );
}

/** In the tone that a lost answer has elsewhere (HTTP-02, HTTP-12). */
function Said({ error, text }: { error: ApiError; text: string }) {
  const tone = lostTone(error);
  return (
    <div role="alert" className={`notice ${tone}`}>
      <Icon name={tone === 'warning' ? 'alert-triangle' : 'alert'} size={18} />
      <p>{text}</p>
    </div>
  );
}
