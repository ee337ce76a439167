import { use, type ReactNode } from 'react';
import type { Stage } from '../../config/needs';
import type { Resource } from '../../config/types';
import { useDeclarations, useResources } from '../../console/hooks';
import { NewVersionError } from '../../lib/retryImport';
import { ErrorState } from '../../ui/states';
import { NewVersion } from '../NewVersion';
import { appTexts } from '../texts';

interface DeclaredProps {
  name: string;
  stage: Stage;
  children: (resource: Resource) => ReactNode;
}

/** Waits for a declaration and what it names; a page whose declaration does not come says so, the others work. */
export function Declared({ name, stage, children }: DeclaredProps) {
  const { isReady, load, failure, retry } = useDeclarations();
  const resource = useResources().get(name);
  const error = failure(name, stage);
  if (error) {
    if (error instanceof NewVersionError) return <NewVersion />;
    return (
      <ErrorState
        title={appTexts.declaration_missing}
        text={appTexts.declaration_missing_text}
        onRetry={retry}
      />
    );
  }
  if (!isReady(name, stage)) use(load(name, stage));
  return resource ? children(resource) : null;
}
