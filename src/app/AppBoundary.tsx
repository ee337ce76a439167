import type { ReactNode } from 'react';
import { NewVersionError } from '../lib/retryImport';
import { Boundary } from '../ui/Boundary';
import { Button } from '../ui/Button';
import { NewVersion } from './NewVersion';
import { appTexts } from './texts';

/** The last net: never a blank page. A part that is gone after a release asks for a reload. */
export const AppBoundary = ({ children }: { children: ReactNode }) => (
  <Boundary takesNewVersion fallback={lastPage}>
    {children}
  </Boundary>
);

const lastPage = (error: unknown): ReactNode =>
  error instanceof NewVersionError ? (
    <main className="state page">
      <NewVersion />
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
