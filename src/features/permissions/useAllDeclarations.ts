import { useEffect, useMemo } from 'react';
import { useTranslateText } from '../../i18n/useTranslateText';
import { useDeclarations } from '../../queries/console/consoleHooks';

/** Returns "sessions" for "/demo/sessions.json?v=1". */
const getFileName = (url: string): string => url.replace(/[?#].*$/u, '').replace(/^.*\/|\.json$/gu, '');

/** Declarations that are requested at once. */
const BATCH_SIZE = 12;

export interface DeclarationProgress {
  done: number;
  total: number;
  /** True if each declaration has loaded or failed, also those of the runtime config. */
  isComplete: boolean;
  /** Names of resources whose declaration could not be loaded, with the cause. */
  failures: readonly { name: string; cause: string }[];
  /** URLs of runtime declarations without a response so far. */
  pendingUrls: readonly string[];
  /** Names of the pages that are missing; names of files while no declaration of the runtime config has been read. */
  pendingNames: readonly string[];
  retry: () => void;
}

/** Loads the declarations of all resources, a batch at a time, and returns the progress. */
export function useAllDeclarations(): DeclarationProgress {
  const t = useTranslateText();
  const { resourceIndex, isLoaded, load, getError, retry, pendingUrls, announced } = useDeclarations();
  const names = useMemo(() => Array.from(resourceIndex, ({ name }) => name), [resourceIndex]);
  const failures = names.flatMap((name) => {
    const error = getError(name, 'all');
    return error ? [{ name, cause: error.message }] : [];
  });
  const hasFailures = failures.length > 0;
  useEffect(() => {
    const unmount = new AbortController();
    const loadAll = async (): Promise<void> => {
      for (let start = 0; start < names.length && !unmount.signal.aborted; start += BATCH_SIZE)
        await Promise.all(names.slice(start, start + BATCH_SIZE).map((name) => load(name, 'all')));
    };
    void loadAll();
    return () => unmount.abort();
    // After a retry nothing has failed, and what is missing is requested again.
  }, [names, load, hasFailures]);
  const done = names.filter((name) => isLoaded(name, 'all') && getError(name, 'all') === undefined).length;
  return {
    done,
    // A declaration of the runtime config has no name before it is read.
    total: names.length + pendingUrls.length,
    isComplete: done + failures.length === names.length && pendingUrls.length === 0,
    failures,
    pendingUrls,
    pendingNames:
      announced
        ?.filter(({ name }) => !resourceIndex.has(name))
        .map(({ name, navigation }) => t(navigation?.label ?? name)) ?? pendingUrls.map(getFileName),
    retry,
  };
}
