import type { ReactNode } from 'react';
import { engine } from '../i18n/es/engine';
import { NewVersionError } from '../lib/retryImport';
import { Boundary } from '../ui/Boundary';
import { Button } from '../ui/Button';

const texts = engine.app;

/** The last net: never a blank page. A part that is gone after a release asks for a reload. */
export const AppBoundary = ({ children }: { children: ReactNode }) => (
  <Boundary takesNewVersion fallback={lastPage}>
    {children}
  </Boundary>
);

const lastPage = (error: unknown): ReactNode => (
  <main className="state page" role="alert">
    <h1>{error instanceof NewVersionError ? texts.new_version : texts.broken}</h1>
    <p className="state-text">{texts.new_version_text}</p>
    <Button variant="primary" onClick={() => window.location.reload()}>
      {texts.reload}
    </Button>
  </main>
);
