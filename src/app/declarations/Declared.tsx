import { use, type ReactNode } from 'react';
import type { Stage } from '../../config/needs';
import type { Resource } from '../../config/types';
import { useDeclarations, useResources } from '../../console/hooks';
import { NewVersionError } from '../../lib/retryImport';
import { ErrorState } from '../../ui/states';
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
    const isNew = error instanceof NewVersionError;
    return (
      <ErrorState
        title={isNew ? appTexts.new_version : appTexts.declaration_missing}
        text={isNew ? appTexts.new_version_text : appTexts.declaration_missing_text}
        onRetry={isNew ? () => window.location.reload() : retry}
      />
    );
  }
  if (!isReady(name, stage)) use(load(name, stage));
  return resource ? children(resource) : null;
}
