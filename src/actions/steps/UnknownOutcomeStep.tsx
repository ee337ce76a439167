import { useEffect } from 'react';
import type { ApiError } from '../../../dataProvider';
import { unknownOutcomeTexts as texts } from '../../drafts/texts';
import { useTranslateText } from '../../i18n/useTranslateText';
import { ConfirmDialog, InfoDialog } from '../../ui/dialog/ConfirmDialog';
import { getErrorCause } from '../../ui/feedback/errorMessage';
import { Icon } from '../../ui/icon/Icon';
import type { IconName } from '../../ui/icon/iconNames';
import { logMessage } from '../../ui/feedback/messageLog';
import {
  getUnknownOutcomeText,
  getUnknownOutcomeTone,
} from '../../mutations/unknownOutcome/unknownOutcomeText';
import type { VerificationResult } from '../../mutations/unknownOutcome/verifyOutcome';
import { useOutcomeCheck } from '../../mutations/unknownOutcome/useOutcomeCheck';

interface UnknownOutcomeStepProps {
  error: ApiError;
  /** True if a read can tell the outcome. Default true. */
  canVerify?: boolean;
  /** Checks the outcome by a read; undefined: refetch the data on screen, for the user to judge. */
  verify?: (() => Promise<VerificationResult>) | undefined;
  /** Called if the write proved to be done and the dialog was closed. Default `onClose`. */
  onDone?: ((verification: VerificationResult) => void) | undefined;
  onClose: () => void;
}

/**
 * Dialog for an action without a form whose outcome is unknown. Checks the outcome on demand and shows the result until
 * closed. The console never resends the action automatically.
 */
export function UnknownOutcomeStep({
  error,
  canVerify = true,
  verify,
  onDone,
  onClose,
}: UnknownOutcomeStepProps) {
  const t = useTranslateText();
  const { verification, isChecking, check } = useOutcomeCheck(verify);
  const message = getUnknownOutcomeText(error, canVerify);
  useEffect(
    () => logMessage(getUnknownOutcomeTone(error), [texts.done, message], error.code),
    [error, message],
  );
  if (!canVerify)
    return (
      <InfoDialog open title={texts.done} onClose={onClose}>
        <OutcomeNotice tone={getUnknownOutcomeTone(error)} text={message} />
      </InfoDialog>
    );
  if (verification?.verdict === 'isDone')
    return (
      <InfoDialog open title={texts.isDoneTitle} onClose={() => (onDone ? onDone(verification) : onClose())}>
        <OutcomeNotice tone="success" text={texts.isDone} />
      </InfoDialog>
    );
  const resultText =
    verification &&
    [texts[verification.verdict], verification.error ? getErrorCause(verification.error, t) : ''].join(' ');
  return (
    <ConfirmDialog
      open
      title={verification?.verdict === 'isNotDone' ? texts.isNotDoneTitle : texts.done}
      confirmLabel={verification ? texts.checkAgain : texts.check}
      cancelLabel={texts.close}
      busy={isChecking}
      busyLabel={texts.checking}
      onConfirm={check}
      onClose={onClose}
    >
      <OutcomeNotice tone={getUnknownOutcomeTone(error)} text={resultText ?? message} />
    </ConfirmDialog>
  );
}

type Tone = 'success' | 'warning' | 'error';
const TONE_ICONS: Record<Tone, IconName> = { success: 'success', warning: 'alert-triangle', error: 'alert' };

/** Uses the same tone as other unknown outcomes. */
const OutcomeNotice = ({ tone, text }: { tone: Tone; text: string }) => (
  <div role="alert" className={`notice ${tone}`}>
    <Icon name={TONE_ICONS[tone]} size={18} />
    <p>{text}</p>
  </div>
);
