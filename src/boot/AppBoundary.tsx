import type { ReactNode } from 'react';
import { NewVersionError } from '../lib/lazy/importWithRetry';
import { Boundary } from '../ui/feedback/Boundary';
import { Button } from '../ui/button/Button';
import { NewVersionReload } from '../app/NewVersionReload';
import { appTexts } from '../app/texts';

/** Outermost error boundary: never a blank page. For a chunk that a new release has removed it asks for a reload. */
export const AppBoundary = ({ children }: { children: ReactNode }) => (
  <Boundary handlesNewVersion fallback={renderFatalPage}>
    {children}
  </Boundary>
);

const renderFatalPage = (error: unknown): ReactNode =>
  error instanceof NewVersionError ? (
    <main className="state page">
      <NewVersionReload />
    </main>
  ) : (
    <main className="state page" role="alert">
      <h1>{appTexts.broken}</h1>
      <p className="state-text">{appTexts.broken_text}</p>
      <Button variant="primary" onClick={() => window.location.reload()}>
        {appTexts.reload}
      </Button>
    </main>
  );
