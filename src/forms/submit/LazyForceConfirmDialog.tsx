import { lazyDialog } from '../../ui/dialog/lazyDialog';
import type { ForceQuestion } from '../../mutations/useForceConfirm';

const { Component: ForceConfirmDialog } = lazyDialog(() => import('./ForceConfirmDialog'));

/** The question whether to send again, over the form or the button that sent; it loads when it is asked. */
export function LazyForceConfirmDialog({ question }: { question: ForceQuestion | undefined }) {
  return question ? <ForceConfirmDialog question={question} /> : null;
}
