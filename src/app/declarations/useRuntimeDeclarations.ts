import { useEffect, useState } from 'react';
import type { PageExtension } from '../../extensions/types';
import type { RuntimeConfig } from '../../config/runtime/runtimeConfig';
import type { ConfigProblem } from '../../config/types';
import type { VisibleExtensions } from '../overlay/hiddenConfig';
import type { DeclarationRegistry } from './declarationRegistry';
import { findResourceByPath } from '../../config/resourceSummary';
import { withoutBasePath } from '../../lib/url/basePath';

interface RuntimeState {
  problems: readonly ConfigProblem[];
  /** URLs without a response so far. */
  pendingUrls: readonly string[];
}

/** Adds the runtime declarations to the registry as they arrive; the checker loads only if there are any. */
export function useRuntimeDeclarations(
  config: Pick<RuntimeConfig, 'resources' | 'hosts' | 'dialects' | 'hide'>,
  registry: DeclarationRegistry,
  { extensions: { pages }, problems: configProblems }: VisibleExtensions,
): RuntimeState {
  const { resources: urls, hosts, dialects, hide } = config;
  const [state, setState] = useState<RuntimeState>({ problems: configProblems, pendingUrls: urls });
  useEffect(() => {
    if (urls.length === 0) return undefined;
    let isUnmounted = false;
    void waitForFirstScreen(isBundledPath(registry, pages))
      .then(() => Promise.all([import('./loadRuntimeDeclarations'), import('./workerChecker')]))
      .then(([{ loadRuntimeDeclarations, dependencyFinder }, { createWorkerChecker }]) =>
        loadRuntimeDeclarations(urls, {
          checker: createWorkerChecker(),
          bundled: (texts) => registry.loadInputs(findNamesIn(registry, texts)),
          hosts: Object.keys(hosts),
          dialects,
          hidden: hide?.resources,
          onProgress: ({ declarations, problems, pendingUrls }) => {
            if (isUnmounted) return;
            registry.addRuntime(declarations, dependencyFinder);
            setState({ problems: [...configProblems, ...problems], pendingUrls });
          },
        }),
      )
      .catch((error: unknown) => {
        console.error(error);
        if (!isUnmounted) setState((previous) => ({ ...previous, pendingUrls: [] }));
      });
    return () => {
      isUnmounted = true;
    };
  }, [urls, hosts, dialects, hide, registry, pages, configProblems]);
  return state;
}

/** Returns the bundled resources whose name or route is among the texts. */
const findNamesIn = (registry: DeclarationRegistry, texts: ReadonlySet<string> | undefined): string[] =>
  [...registry.bundledSummaries]
    .filter(({ name, route }) => !texts || texts.has(name) || texts.has(route))
    .map(({ name }) => name);

/** ms reserved for the first screen. */
const FIRST_SCREEN_DELAY = 1500;

/** True if the URL belongs to a bundled resource or page, which needs no runtime declaration. */
const isBundledPath = (registry: DeclarationRegistry, pages: readonly PageExtension[]): boolean => {
  const path = withoutBasePath().replace(/^\/admin\/?/, '');
  const paths = pages.flatMap((page) => page.paths.map((pagePath) => pagePath.replace(/\/:.*$/, '')));
  return (
    path === '' ||
    findResourceByPath(registry.store.getState().resourceIndex, path) !== undefined ||
    paths.some((route) => path === route || path.startsWith(`${route}/`))
  );
};

/** Delays runtime declarations until after the first screen, unless the URL may be one of theirs. */
const waitForFirstScreen = (isDelayed: boolean): Promise<void> =>
  isDelayed
    ? new Promise((resolve) => {
        setTimeout(
          () => ('requestIdleCallback' in window ? requestIdleCallback(() => resolve()) : resolve()),
          FIRST_SCREEN_DELAY,
        );
      })
    : Promise.resolve();
