import { lazyDialog } from '../ui/lazyDialog';
import type { InsistQuestion } from '../writes/useInsist';

const { Component: InsistDialog } = lazyDialog(() => import('./InsistDialog'));

/** The question whether to send again, over the form or the button that sent; it loads when it is asked. */
export function Insisting({ question }: { question: InsistQuestion | undefined }) {
  return question ? <InsistDialog question={question} /> : null;
}
