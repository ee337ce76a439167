import { useEffect } from 'react';
import type { ApiError } from '../../dataProvider';
import { lostTexts as texts } from '../drafts/texts';
import { useText } from '../i18n/useText';
import { ConfirmDialog, InfoDialog } from '../ui/ConfirmDialog';
import { causeOf } from '../ui/httpText';
import { Icon } from '../ui/Icon';
import type { IconName } from '../ui/iconNames';
import { logMessage } from '../ui/messageLog';
import { lostText, lostTone } from '../writes/lostText';
import type { Proved } from '../writes/prove';
import { useCheckLost } from '../writes/useCheckLost';

interface UnknownStepProps {
  error: ApiError;
  /** Something that is read tells whether it was done. Default true. */
  canCheck?: boolean;
  /** Reads what tells; undefined: what is on screen is read again, for the person to see. */
  prove?: (() => Promise<Proved>) | undefined;
  /** It proved to be done, and the dialog was closed. Default `onClose`. */
  onDone?: ((proved: Proved) => void) | undefined;
  onClose: () => void;
}

/**
 * An act without a form whose answer was lost: says so, and on demand whether it was done. What was found stands here, until
 * it is closed; the console never sends the act again by itself.
 */
export function UnknownStep({ error, canCheck = true, prove, onDone, onClose }: UnknownStepProps) {
  const t = useText();
  const { proved, isChecking, check } = useCheckLost(prove);
  const said = lostText(error, canCheck);
  useEffect(() => logMessage(lostTone(error), [texts.done, said], error.code), [error, said]);
  if (!canCheck)
    return (
      <InfoDialog open title={texts.done} onClose={onClose}>
        <Said tone={lostTone(error)} text={said} />
      </InfoDialog>
    );
  if (proved?.verdict === 'isDone')
    return (
      <InfoDialog open title={texts.isDoneTitle} onClose={() => (onDone ? onDone(proved) : onClose())}>
        <Said tone="success" text={texts.isDone} />
      </InfoDialog>
    );
  const found = proved && [texts[proved.verdict], proved.error ? causeOf(proved.error, t) : ''].join(' ');
  return (
    <ConfirmDialog
      open
      title={proved?.verdict === 'isNotDone' ? texts.isNotDoneTitle : texts.done}
      confirmLabel={proved ? texts.checkAgain : texts.check}
      cancelLabel={texts.close}
      busy={isChecking}
      busyLabel={texts.checking}
      onConfirm={check}
      onClose={onClose}
    >
      <Said tone={lostTone(error)} text={found ?? said} />
    </ConfirmDialog>
  );
}

type Tone = 'success' | 'warning' | 'error';
const icons: Record<Tone, IconName> = { success: 'success', warning: 'alert-triangle', error: 'alert' };

/** In the tone that a lost answer has elsewhere (HTTP-02, HTTP-12). */
const Said = ({ tone, text }: { tone: Tone; text: string }) => (
  <div role="alert" className={`notice ${tone}`}>
    <Icon name={icons[tone]} size={18} />
    <p>{text}</p>
  </div>
);
