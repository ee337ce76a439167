import type { ReactNode } from 'react';
import { NewVersionError } from '../lib/lazy/importWithRetry';
import { Boundary } from '../ui/feedback/Boundary';
import { Button } from '../ui/button/Button';
import { NewVersionReload } from '../app/NewVersionReload';
import { appTexts } from '../app/texts';

/** The last net: never a blank page. A part that is gone after a release asks for a reload. */
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
