import { useEffect, useRef } from 'react';
import { useNotify } from 'ra-core';
import { useDeclarations, useResources } from '../../queries/console/consoleHooks';
import { NewVersionError } from '../../lib/lazy/importWithRetry';

/** Loads a declaration and those its fields refer to; undefined while it loads. Ends the action if it cannot load. */
export function useStepResource(name: string, errorText: string, onDone: () => void) {
  const { resource, isMissing, retry } = useResourceDeclaration(name);
  useAbortStep(isMissing, errorText, onDone, retry);
  return resource;
}

/** Loads a declaration and those its fields refer to; undefined while it loads and if it cannot load. */
export function useResourceDeclaration(name: string) {
  const { isLoaded: isNameLoaded, load, getError, retry } = useDeclarations();
  const isLoaded = isNameLoaded(name, 'list');
  const error = getError(name, 'list');
  const resource = useResources().get(name);
  useEffect(() => {
    if (!isLoaded && !error) void load(name, 'list');
  }, [isLoaded, error, load, name]);
  if (error instanceof NewVersionError) throw error;
  const isMissing = error !== undefined || (isLoaded && resource === undefined);
  return { resource: isLoaded ? resource : undefined, isMissing, retry };
}

/** Reports once that there is nothing to open, and ends the action. */
export function useAbortStep(
  hasFailed: boolean,
  errorText: string,
  onDone: () => void,
  onAbort?: () => void,
): void {
  const notify = useNotify();
  const hasNotified = useRef(false);
  useEffect(() => {
    if (!hasFailed || hasNotified.current) return;
    hasNotified.current = true;
    notify(errorText, { type: 'error' });
    onAbort?.();
    onDone();
  }, [hasFailed, errorText, notify, onAbort, onDone]);
}
