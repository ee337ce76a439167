import { lazy, Suspense } from 'react';
import { importOrNewVersion } from '../lib/retryImport';
import type { InsistQuestion } from '../writes/useInsist';

const InsistDialog = lazy(() => importOrNewVersion(() => import('./InsistDialog')));

/** The question whether to send again, over the form or the button that sent; it loads when it is asked. */
export function Insisting({ question }: { question: InsistQuestion | undefined }) {
  if (!question) return null;
  return (
    <Suspense fallback={null}>
      <InsistDialog question={question} />
    </Suspense>
  );
}
