import type { DeclaredMutation } from '../../mutations/submit/declaredMutation';
import type { Submit } from '../../mutations/submit/useSubmit';
import { lazyDialog } from '../../ui/dialog/lazyDialog';
import { ProgressDialog } from './ProgressDialog';

const { Component: ForceConfirmDialog } = lazyDialog(() => import('./ForceConfirmDialog'));

interface SendDialogsProps {
  submit: Pick<Submit, 'question' | 'isSending'>;
  /** Dialog while the request is pending. Default none. */
  progress?: DeclaredMutation['progress'];
}

/** Dialogs over the form or button that sends: whether to resend with force, and the progress of a slow request. */
export function SendDialogs({ submit: { question, isSending }, progress }: SendDialogsProps) {
  return (
    <>
      {question?.kind === 'force' && <ForceConfirmDialog question={question} />}
      {isSending && !question && progress && <ProgressDialog {...progress} />}
    </>
  );
}
