import { useEffect, useRef } from 'react';
import { useNotify } from 'ra-core';
import { useDeclarations, useResources } from '../console/hooks';
import { NewVersionError } from '../lib/retryImport';

/** A declaration with what its fields name, whose absence ends the action; undefined while it is on its way. */
export function useLoaded(name: string, why: string, onDone: () => void) {
  const { resource, isMissing, retry } = useDeclared(name);
  useEndWithout(isMissing, why, onDone, retry);
  return resource;
}

/** A declaration with what its fields name; undefined while it is on its way, and where it cannot be had. */
export function useDeclared(name: string) {
  const { isReady, load, failure, retry } = useDeclarations();
  const isThere = isReady(name, 'list');
  const error = failure(name, 'list');
  const resource = useResources().get(name);
  useEffect(() => {
    if (!isThere && !error) void load(name, 'list');
  }, [isThere, error, load, name]);
  if (error instanceof NewVersionError) throw error;
  const isMissing = error !== undefined || (isThere && resource === undefined);
  return { resource: isThere ? resource : undefined, isMissing, retry };
}

/** Says once why there is nothing to open, and ends the action. */
export function useEndWithout(hasFailed: boolean, why: string, onDone: () => void, then?: () => void): void {
  const notify = useNotify();
  const isSaid = useRef(false);
  useEffect(() => {
    if (!hasFailed || isSaid.current) return;
    isSaid.current = true;
    notify(why, { type: 'error' });
    then?.();
    onDone();
  }, [hasFailed, why, notify, then, onDone]);
}
