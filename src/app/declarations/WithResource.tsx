import { use, type ReactNode } from 'react';
import type { LoadLevel } from '../../config/dependencies';
import type { Resource } from '../../config/types';
import { useDeclarations, useResources } from '../../queries/console/consoleHooks';
import { NewVersionError } from '../../lib/lazy/importWithRetry';
import { ErrorState } from '../../ui/feedback/states';
import { NewVersionReload } from '../NewVersionReload';
import { appTexts } from '../texts';

interface WithResourceProps {
  name: string;
  level: LoadLevel;
  children: (resource: Resource) => ReactNode;
}

/** Waits for a declaration and its dependencies. If they fail to load, the page shows an error; other pages keep working. */
export function WithResource({ name, level, children }: WithResourceProps) {
  const { isLoaded, load, getError, retry } = useDeclarations();
  const resource = useResources().get(name);
  const error = getError(name, level);
  if (error) {
    if (error instanceof NewVersionError) return <NewVersionReload />;
    return (
      <ErrorState
        title={appTexts.declaration_missing}
        text={appTexts.declaration_missing_text}
        onRetry={retry}
      />
    );
  }
  if (!isLoaded(name, level)) use(load(name, level));
  return resource ? children(resource) : null;
}
