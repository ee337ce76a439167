import { lazyDialog } from '../../ui/dialog/lazyDialog';
import type { ForceQuestion } from '../../mutations/useForceConfirm';

const { Component: ForceConfirmDialog } = lazyDialog(() => import('./ForceConfirmDialog'));

/** Asks whether to resend with force, over the form or button that sent; loads on demand. */
export function LazyForceConfirmDialog({ question }: { question: ForceQuestion | undefined }) {
  return question ? <ForceConfirmDialog question={question} /> : null;
}
